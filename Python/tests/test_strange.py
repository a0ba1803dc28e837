# SPDX-License-Identifier: MIT
"""Data that are none, or strange: each is told, or refused with a sentence that is true."""

import array
import collections
import datetime
import decimal
import fractions
import sys
import types

import pytest

import audiograph
from audiograph import AudiographError


def holds_itself():
    data = [1, 2]
    data.append(data)
    return data


def only_itself():
    data = []
    data.append(data)
    return data


def holds_itself_by_name():
    data = {"a": [1, 2]}
    data["b"] = data
    return data


def nested():
    data = [1]
    for _ in range(200_000):
        data = [data]
    return data


def nested_in_a_cell():
    return [1, nested()]


def nested_in_a_record():
    return [{"a": 1, "b": 2}, {"a": 1, "b": nested()}]


def nested_in_a_name():
    name = ()
    for _ in range(10_000):
        name = (name, 1)
    return [[name, 1], [name, 2]]


def broken():
    yield 1
    raise KeyError("gone")


class Broken:
    def __float__(self):
        raise ZeroDivisionError("no float")

    def __str__(self):
        raise ZeroDivisionError("no text")


TOO_LARGE = "A number or a date in the data is too large ("
NESTED = "The data hold themselves, or are nested too deep. Give a list, a table or a figure."
INFINITE = (
    "Row 3, column 'Value' of 'data': '-inf' is too large to be a number. Correct it, or leave the cell empty "
    "for a missing value."
)
NO_DATA = "A value of the type {} is no data. Give numbers, a table, a figure or a path."


@pytest.mark.parametrize(
    "make, sentences",
    [
        (nested, NESTED),
        (nested_in_a_cell, NESTED),
        (nested_in_a_record, NESTED),
        (nested_in_a_name, NESTED),
        (holds_itself, "Row 4, column 'Value' of 'data': '[1, 2, [...]]' is not a number. "),
        (only_itself, "Row 2, column 'Value' of 'data': '[[...]]' is a list, not a number. "),
        (holds_itself_by_name, "The column 'b' is of the type dict. Give it a list."),
        (lambda: {"a": [1, 2], "b": {1, 2}}, "The column 'b' is of the type set. Give it a list."),
        (lambda: [1, 10**400, 3], TOO_LARGE + "a whole number of 1,329 bits). Leave it out, or give None for it."),
        (lambda: [1, 10**5000, 3], TOO_LARGE + "a whole number of 16,610 bits). Leave it out, or give None for it."),
        (lambda: [1, -(10**5000), 3], TOO_LARGE),
        (lambda: {10**5000: 1, 2: 2}, TOO_LARGE),
        (lambda: {"a": [1, 2], 10**5000: [1, 2]}, TOO_LARGE),
        (lambda: [1, fractions.Fraction(10**400), 3], TOO_LARGE),
        (lambda: [1, decimal.Decimal("1e400"), 3], "Row 3, column 'Value' of 'data': '1E+400' is too large"),
        (lambda: [1, decimal.Decimal("-Infinity"), 3], "Row 3, column 'Value' of 'data': '-Infinity' is "),
        (lambda: [1, float("-inf"), 3], INFINITE),
        (lambda: [1, 2j, 3], "Row 3, column 'Value' of 'data': '2j' is not a number. "),
        (lambda: [1, b"2", 3], "Row 3, column 'Value' of 'data': 'b'2'' is not a number. "),
        (lambda: [1, "\ud800", 3], "Row 3, column 'Value' of 'data': '\\ud800' is not a number. "),
        (lambda: [1, "x" * 3_000_000, 3], "A cell in row 3 of 'data' is longer than 65536 bytes. "),
        (lambda: [1, object, 3], "Row 3, column 'Value' of 'data': '<class 'object'>' is not a number. "),
        (lambda: [Broken(), 1], "The data cannot be read (ZeroDivisionError: no text). Give numbers, texts and dates."),
        (broken, "The data cannot be read (KeyError: 'gone'). Give numbers, texts and dates."),
        (lambda: [None], ""),
        (lambda: [None, None], ""),
        (lambda: [[]], "The data are empty. "),
        (lambda: [[], []], "The data are empty. "),
        (lambda: [{}], "The data are empty. Give at least one value."),
        (lambda: {"a": []}, "The data are empty. Give at least one value."),
        (lambda: (), "The data are empty. Give at least one value."),
        (lambda: iter(()), "The data are empty. Give at least one value."),
        (lambda: None, NO_DATA.format("NoneType")),
        (lambda: True, NO_DATA.format("bool")),
        (lambda: 1.5, NO_DATA.format("float")),
        (lambda: bytearray(b"1"), NO_DATA.format("bytearray")),
        (lambda: object(), NO_DATA.format("object")),
        (lambda: list, NO_DATA.format("type")),
        (lambda: len, NO_DATA.format("builtin_function_or_method")),
        (lambda: audiograph, NO_DATA.format("module")),
        (lambda: {1, 2}, "A set has no order. Give a list."),
        (lambda: frozenset([1]), "A set has no order. Give a list."),
        (lambda: {"a": [1], "b": "x" * 3_000_000}, "The column 'b' is one value, 'xxx"),
        (lambda: {f"c{n}": [0] * n for n in range(1, 500)}, "The columns differ in length: "),
    ],
)
def test_strange_data_are_refused_in_a_sentence(make, sentences):
    with pytest.raises(AudiographError) as caught:
        audiograph.describe(make())
    assert str(caught.value).startswith(sentences)
    assert caught.value.status in (2, 3) and len(str(caught.value)) < 1_000
    str(caught.value).encode("utf-8")


@pytest.mark.parametrize(
    "options, sentences",
    [
        ({"x": {1, 2}}, "A column is of the type set. Give it a list."),
        ({"x": {1: 2, 2: 3}}, "A column is of the type dict. Give it a list."),
        ({"x": True}, "There is no column True. Use one of these: 'a', 'b'."),
        ({"x": 1.5}, "There is no column 1.5. Use one of these: 'a', 'b'."),
        ({"y": []}, "The names for y are none at all. Name a column, or leave out y."),
        ({"y": [None]}, "There is no column None. Use one of these: 'a', 'b'."),
        ({"y": holds_itself()}, "There is no column 2. Use one of these: 'a', 'b'."),
    ],
)
def test_strange_columns_are_refused_in_a_sentence(options, sentences):
    with pytest.raises(AudiographError) as caught:
        audiograph.describe({"a": [1, 2], "b": [2, 3]}, **options)
    assert str(caught.value) == sentences


@pytest.mark.parametrize(
    "make, last",
    [
        (lambda: array.array("d", [1, 2]), 2),
        (lambda: range(1, 3), 2),
        (lambda: collections.deque([1, 2]), 2),
        (lambda: collections.OrderedDict(a=1, b=2).values(), 2),
        (lambda: map(int, "12"), 2),
        (lambda: [decimal.Decimal("NaN"), 1, decimal.Decimal(2)], 2),
        (lambda: [decimal.Decimal("sNaN"), 1, 2], 2),
        (lambda: [1, fractions.Fraction(5, 2)], 2.5),
        (lambda: [1, sys.float_info.max], sys.float_info.max),
        (lambda: [1, 5e-324, 10**300], 1e300),
        (lambda: [1, -0.0], 0),
        (lambda: {None: [1, 2]}, 2),
        (lambda: {1.5: [1, 2], (2, "b"): ["x", "y"]}, 2),
        (lambda: {float("nan"): [1, 2]}, 2),
        (lambda: {datetime.date.min: 1, datetime.date.max: 2}, 2),
        (lambda: [{"\ud800": 1}, {"\ud800": 2}], 2),
        (lambda: {"t" * 50_000: [1, 2]}, 2),
        (lambda: types.MappingProxyType({"v": [1, 2]}), 2),
        (lambda: [[1, 1], [2, 2, 2]], None),
    ],
)
def test_strange_data_are_told(make, last):
    facts = audiograph.facts(make())
    assert last is None or facts["series"][-1]["last"]["y"] == last


def test_dates_out_of_range():
    zone = datetime.timezone(datetime.timedelta(hours=14))
    edges = [datetime.datetime.min.replace(tzinfo=zone), datetime.datetime.max.replace(tzinfo=zone)]
    try:
        assert audiograph.facts([1, 2], x=edges)["points"] == 2
    except AudiographError as error:
        assert error.status in (2, 3)

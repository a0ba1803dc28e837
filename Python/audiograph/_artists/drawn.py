# SPDX-License-Identifier: MIT
"""What is drawn on axes of matplotlib, and what of it nobody has told yet."""

from __future__ import annotations

from typing import Any, Iterable, Optional, Sequence

from .texts import plain_text

# Text and decoration, by the names of their classes.
_DECORATIONS = frozenset(
    "_AxesBase Annotation Arrow AxLine Axis Circle ConnectionPatch FancyArrow FancyArrowPatch FancyBboxPatch "
    "InsetIndicator Legend OffsetBox Shadow Spine Table Text".split()
)

# How a line is dashed, and what marks its points.
Look = tuple[str, str]

_BASES: dict[type, frozenset[str]] = {}


class Drawn:
    """The artists of axes that are seen and are neither text nor decoration; whoever tells some takes them."""

    def __init__(self, axes: Any) -> None:
        self.axes = axes
        # Limits, on which transforms depend, are found when somebody asks for them.
        axes.get_xlim()
        axes.get_ylim()
        kinds: dict[type, list[Any]] = {}
        for each in axes.get_children():
            kinds.setdefault(type(each), []).append(each)
        self._kinds = {
            kind: [each for each in artists if each is not axes.patch and each.get_visible() and not _is_empty(each)]
            for kind, artists in kinds.items()
            if kind.__name__ not in _DECORATIONS and _bases(kind).isdisjoint(_DECORATIONS)
        }
        self.left = {id(each): each for artists in self._kinds.values() for each in artists}
        entries = _entries(axes)
        # The first text of the legend for each colour.
        self.legend: dict[Optional[tuple[float, ...]], str] = {}
        for handle, text in entries:
            if color(handle) is not None:
                self.legend.setdefault(color(handle), text)
        own = {label(each) for each in (*self.left.values(), *axes.containers)}
        if axes.get_legend() is None:
            # The legend of the figure names artists of all axes.
            own |= {label(line) for other in axes.figure.get_axes() for line in other.lines if len(line.get_xdata())}
        # What has a label of its own shares its colour and look with nobody.
        self._looks = {each: text for each, text in _looks(entries).items() if text not in own}
        own |= set(self._looks.values())
        self._names = {shade: text for shade, text in self.legend.items() if text not in own}

    def of(self, *kinds: str) -> list[Any]:
        """The artists left of some classes, by the names of these, each class in the order of drawing."""
        found = [artists for kind, artists in self._kinds.items() if not _bases(kind).isdisjoint(kinds)]
        return [each for artists in found for each in artists if id(each) in self.left]

    def containers(self, kind: str) -> list[Any]:
        """The containers of a class that have something left."""
        found = [each for each in self.axes.containers if is_a(each, kind)]
        return [each for each in found if any(id(part) in self.left for part in each.get_children())]

    def take(self, artists: Iterable[Any]) -> None:
        """Takes artists, which thus have been told."""
        for each in artists:
            self.left.pop(id(each), None)

    def name(self, *artists: Any) -> str:
        """The name of what some artists draw: their label, or those in the legend of the same colour and look."""
        for artist in artists:
            text = label(artist)
            if text:
                return text
        by_color = next((text for artist in artists if (text := self._names.get(color(artist), ""))), "")
        by_look = next((text for artist in artists if (text := self._looks.get(look(artist), ""))), "")
        return ", ".join(filter(None, (by_color, by_look)))

    def marks_of(self, points: Any) -> list[str]:
        """The texts in the legend of the marks of points; empty where these do not tell points apart."""
        from matplotlib.markers import MarkerStyle

        styles = {text: MarkerStyle(each[1]) for each, text in self._looks.items() if each and each[1]}
        shapes = {_corners(style.get_path().transformed(style.get_transform())): text for text, style in styles.items()}
        paths = points.get_paths()
        if len(shapes) < 2 or len(paths) != len(points.get_offsets()):
            return []
        return [shapes.get(_corners(path), "") for path in paths]

    def by_color(self) -> dict[Optional[tuple[float, ...]], str]:
        """The texts of the legend by colours, without the labels that artists have themselves."""
        return self._names

    def order(self) -> dict[str, int]:
        """The places of texts in the legend."""
        return {text: place for place, text in enumerate(self.legend.values())}


def is_a(value: Any, *kinds: str) -> bool:
    """Whether a value is of one of some classes, by their names, or of one made of these."""
    return not _bases(type(value)).isdisjoint(kinds)


def _bases(kind: type) -> frozenset[str]:
    """The names of a class and of those that it is made of."""
    found = _BASES.get(kind)
    if found is None:
        found = _BASES[kind] = frozenset(base.__name__ for base in kind.__mro__)
    return found


def is_at_data(axes: Any, artist: Any) -> bool:
    """Whether an artist is drawn where its values are, and not across the whole of the axes."""
    method = "get_data_transform" if hasattr(artist, "get_data_transform") else "get_transform"
    return is_of_data(axes, getattr(artist, method)())


def is_of_data(axes: Any, transform: Any) -> bool:
    """Whether a transform is that of the data along both axes."""
    # One across the axes equals it where the limits are 0 and 1.
    is_across = is_a(transform, "BlendedGenericTransform", "BlendedAffine2D")
    return not is_across and bool(transform == axes.transData)


def label(artist: Any) -> str:
    """The label of an artist or a container that somebody gave it; else empty."""
    text = str(artist.get_label() or "") if hasattr(artist, "get_label") else ""
    return "" if text.startswith("_") else plain_text(text)


def color(artist: Any) -> Optional[tuple[float, ...]]:
    """The colour of an artist, without how opaque it is."""
    for method in ("get_facecolor", "get_color"):
        if is_a(artist, "Line2D") and method == "get_facecolor" or not hasattr(artist, method):
            continue
        found = plain_color(getattr(artist, method)())
        if found is not None:
            return found
    return None


def plain_color(value: Any) -> Optional[tuple[float, ...]]:
    """A colour as three rounded parts; nothing for several, and for none."""
    from matplotlib.colors import to_rgba

    try:
        if hasattr(value, "ndim") and value.ndim == 2:
            if len(value) != 1:
                return None
            value = value[0]
        return tuple(round(float(part), 3) for part in to_rgba(value)[:3])
    except (TypeError, ValueError):
        return None


def _corners(path: Any) -> tuple[float, ...]:
    return tuple(path.vertices.round(6).ravel().tolist())


def has_marks(line: Any) -> bool:
    """Whether a line has marks at its points."""
    return line.get_marker() not in ("None", " ", "", None)


def look(artist: Any) -> Optional[Look]:
    """The dashes and the mark of a line; nothing of what is none."""
    if not is_a(artist, "Line2D"):
        return None
    dashes = getattr(artist, "_unscaled_dash_pattern", None) or artist.get_linestyle()
    return str(dashes), str(artist.get_marker()) if has_marks(artist) else ""


def _entries(axes: Any) -> list[tuple[Any, str]]:
    """What stands in the legend of the axes, or else of the figure, with its texts."""
    legend = axes.get_legend() or next(iter(axes.figure.legends), None)
    if legend is None:
        return []
    handles = getattr(legend, "legend_handles", None) or getattr(legend, "legendHandles", [])
    return [(handle, plain_text(str(text.get_text()))) for handle, text in zip(handles, legend.get_texts())]


def _looks(entries: Sequence[tuple[Any, str]]) -> dict[Optional[Look], str]:
    """The texts of a legend by looks, where these alone tell some of one colour apart, as ``style`` of seaborn does."""
    found: dict[Optional[Look], str] = {}
    for shade in {color(handle) for handle, _ in entries}:
        same = {look(handle): text for handle, text in entries if color(handle) == shade}
        if len(same) > 1 and len(same) == sum(color(handle) == shade for handle, _ in entries):
            found.update(same)
    return found


def _has_points(line: Any) -> bool:
    """Whether some point of a line has a place and a value, as no bar of error of a single value has."""
    return any(x == x and y == y for x, y in zip(*line.get_data(orig=False)))


def _is_empty(artist: Any) -> bool:
    """Whether an artist draws nothing, as those that stand in a legend alone."""
    if is_a(artist, "Line2D"):
        has_line = artist.get_linestyle() not in ("None", " ", "") and artist.get_linewidth() > 0
        return bool(not _has_points(artist) or not (has_line or has_marks(artist)))
    if is_a(artist, "Rectangle"):
        # Those of bars have a width even where they have no height.
        return bool(artist.get_width() == 0 and artist.get_height() == 0)
    if is_a(artist, "PathCollection"):
        return not len(artist.get_offsets())
    if type(artist).__name__ in ("LineCollection", "PolyCollection", "FillBetweenPolyCollection"):
        return not len(artist.get_paths())
    return False

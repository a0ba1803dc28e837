// SPDX-License-Identifier: MIT

/** What the program has as options of the same names. */
export interface Options {
  /** The name of the file, by whose ending its format may be told. */
  name?: string;
  lang?: "en" | "en-US" | "de" | "fr" | "pl";
  level?: "alt" | "short" | "standard" | "long";
  /** The kind of chart; the table decides without it. */
  as?: string;
  title?: string;
  /** A heading, `#2`, or `none`. */
  x?: string;
  y?: string | string[];
  by?: string | string[];
  only?: string | string[];
  where?: string | string[];
  missing?: string | string[];
  encoding?: string;
  sheet?: string;
  table?: string;
  chart?: string;
  header?: string;
  skip?: string;
  comment?: string;
  delimiter?: string;
  decimal?: string;
  thousands?: string;
  aggregate?: string;
  field?: string;
  value?: string;
  type?: string | string[];
  "date-format"?: string;
  "ignore-bad"?: true;
  /** The day of whoever reads, as `2026-11-29`. */
  today?: string;
}

export type Table = string | ArrayBuffer | Uint8Array;

export interface Description {
  title: string;
  kind: string;
  sentences: string[];
  notes: string[];
  /** The headings that were read, by what they are for. */
  columns?: {x: string[]; y: string[]; by: string[]; others: string[]};
}

/** What is wrong (`message`), what to do about it, and the exit status that the program would have. */
export class AudiographError extends Error {
  remedy: string | null;
  exitStatus: number;
}

export interface Engine {
  describe(table: Table, options?: Options): Description;
  /** The facts as `describe --json` prints them. */
  facts(table: Table, options?: Options): object;
  /** A whole page, as `export` writes it. */
  page(table: Table, options?: Options): string;
  /** A part of a page, without a style sheet; its script runs where it is put into an element `script`. */
  fragment(table: Table, options?: Options): string;
  /** The numbers as CSV. */
  data(table: Table, options?: Options): string;
  /** 16 bits a sample, the channels of a frame side by side. */
  samples(table: Table, options?: Options): {sampleRate: number; channels: number; samples: Int16Array};
  /** The bytes of memory that the engine holds. */
  readonly memory: number;
}

/** Whatever `Engine` has, of the module that the script brings; after a fault the next call begins with a new one. */
export function describe(table: Table, options?: Options): Promise<Description>;
export function facts(table: Table, options?: Options): Promise<object>;
export function page(table: Table, options?: Options): Promise<string>;
export function fragment(table: Table, options?: Options): Promise<string>;
export function data(table: Table, options?: Options): Promise<string>;
export function samples(
  table: Table, options?: Options): Promise<{sampleRate: number; channels: number; samples: Int16Array}>;

/** Puts a fragment into an element, and runs its script. */
export function place(fragment: string, element: Element): void;

/** An engine of `audiograph.wasm`. After any error that is no `AudiographError` another one has to be opened. */
export function open(wasm: BufferSource | WebAssembly.Module): Promise<Engine>;

// SPDX-License-Identifier: MIT

/** What the program has as options of the same names. */
export interface Options {
  /** The name of the file, by whose ending its format may be told. */
  name?: string;
  lang?: "en" | "en-US" | "de" | "fr" | "pl" | "es" | "pt-BR" | "it" | "nl" | "sv" | "ja";
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
  /** The number of another way in which the table may be read, 2 to 5. */
  reading?: string;
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
  /** The titles of all charts where the source states several, of which `chart` was taken; the option takes another. */
  chart: number;
  charts: string[];
  /** The headings that were read, by what they are for. */
  columns?: {x: string[]; y: string[]; by: string[]; others: string[]};
}

/** What is wrong (`message`), what to do about it, and the exit status that the program would have. */
export class AudiographError extends Error {
  remedy: string | null;
  exitStatus: number;
}

export interface Sound {
  sampleRate: number;
  channels: number;
  /** 16 bits a sample, the channels of a frame side by side. */
  samples: Int16Array;
}

/** A walk through a chart, by the keys and words of `explore`. */
export interface Walk {
  /** The title, and where the cursor is. */
  lines: string[];
  /** Whether `q` or `leave` ended it. */
  isOver: boolean;
  /** Answers a line: a word such as `highest` or `go 1902`, or keys one after another. */
  take(line: string): string[];
  /** What was answered last, as sound; null for silence. */
  sound(): Sound | null;
  /** Forgets the walk. */
  leave(): void;
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
  samples(table: Table, options?: Options): Sound;
  walk(table: Table, options?: Options): Walk;
  /** The bytes of memory that the engine holds. */
  readonly memory: number;
}

/** Whatever `Engine` has, of the module that the script brings; after a fault the next call begins with a new one. */
export function describe(table: Table, options?: Options): Promise<Description>;
export function facts(table: Table, options?: Options): Promise<object>;
export function page(table: Table, options?: Options): Promise<string>;
export function fragment(table: Table, options?: Options): Promise<string>;
export function data(table: Table, options?: Options): Promise<string>;
export function samples(table: Table, options?: Options): Promise<Sound>;
export function walk(table: Table, options?: Options): Promise<Walk>;

/**
 * Puts a fragment into an element, and runs its script, or the file that holds the same, `chart.js`, where a policy
 * allows no scripts within a page.
 */
export function place(fragment: string, element: Element, file?: string): void;

/** An engine of `audiograph.wasm`. After any error that is no `AudiographError` another one has to be opened. */
export function open(wasm: BufferSource | WebAssembly.Module): Promise<Engine>;

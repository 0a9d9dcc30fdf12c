/** What a plant is; `row` is the start of the sentence of its row. */
type Edit = { readonly file: string; readonly from: string; readonly to: string }

export type Plant =
  /** Exact texts, each there once, and what takes their place. */
  | { readonly row: string; readonly edits: readonly Edit[] }
  /** A text that is altered in this file, or where the row says. */
  | { readonly row: string; readonly alter: string; readonly file?: string }

export function change(row: string, file: string, from: string, to: string): Plant {
  return { row, edits: [{ file, from, to }] }
}

/** Replies that are no JSON: text, a PDF, an image. What a route may answer with is named by content type, and nothing else is sent. */

export type FileReply<Type extends string = string> = { readonly file_types: readonly Type[] }

/** One file as a handler answers it. */
export type FileAnswer<Type extends string = string> = {
  readonly type: Type
  /** Whole, or its parts in their order, so that a large one never stands in memory. */
  readonly content: string | Uint8Array | AsyncIterable<Uint8Array>
  /** The content is one gzip stream of the file: sent as it is to those who accept that, unpacked to all others. */
  readonly packed?: 'gzip'
  /** Offered to be saved under this name; without one a browser may show it. */
  readonly save_as?: string
  /** Came from somebody: no browser may run or guess anything of it, whatever it holds, and nobody keeps a copy in between. */
  readonly untrusted?: true
  /** What tells this content from any other, such as its SHA-256 in hex: a caller who has it already gets 304. */
  readonly tag?: string
}

/** The reply of a route that answers with a file of one of these content types; the first is meant where a caller names none. */
export function file<const Types extends readonly [string, ...string[]]>(...file_types: Types): FileReply<Types[number]> {
  return { file_types }
}

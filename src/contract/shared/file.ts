/** Non-JSON replies: text, PDF or image. Only the declared content types are sent. */

export type FileReply<Type extends string = string> = { readonly file_types: readonly Type[] }

/** A file returned by a handler. */
export type FileAnswer<Type extends string = string> = {
  readonly type: Type
  /** All at once or in chunks, so that a large file is never held in memory. */
  readonly content: string | Uint8Array | AsyncIterable<Uint8Array>
  /** The content is gzipped: sent as is to clients that accept gzip, unpacked for all others. */
  readonly packed?: 'gzip'
  /** File name of a download; without it a browser may display the file. */
  readonly save_as?: string
  /** User content: browsers must not execute or sniff it, and no shared cache may store it. */
  readonly untrusted?: true
  /** ETag of the content, such as its SHA-256 in hex, for 304 replies. */
  readonly tag?: string
}

/** A file reply of one of these content types; the first is the default. */
export function file<const Types extends readonly [string, ...string[]]>(...file_types: Types): FileReply<Types[number]> {
  return { file_types }
}

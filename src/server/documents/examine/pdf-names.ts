/**
 * The names in a stretch of PDF, ISO 32000-1 7.2 and 7.3: strings and comments are stepped over, #xx is what it stands for. Stops where an
 * object does, so that a file's objects together cost about one pass over it.
 */

export type Names = {
  /** In their order, decoded. */
  readonly names: readonly string[]
  /** Where the data of a stream begins; null: no stream. */
  readonly stream_at: number | null
  /** Where reading stopped. */
  readonly end: number
}

const LF = 0x0a
const CR = 0x0d
const PERCENT = 0x25
const SLASH = 0x2f
const OPEN = 0x28
const CLOSE = 0x29
const BACKSLASH = 0x5c
const LESS = 0x3c
const GREATER = 0x3e

/** White space and delimiters: what ends a name or a keyword. */
const ENDS = new Set([0, 9, 10, 12, 13, 32, OPEN, CLOSE, LESS, GREATER, 0x5b, 0x5d, 0x7b, 0x7d, SLASH, PERCENT])

/** `whole` reads to `to` whatever comes: the inside of an object stream, which has no such keywords. */
export function readNames(bytes: Buffer, from: number, to: number, whole = false): Names {
  const names: string[] = []
  let at = from
  while (at < to) {
    const byte = bytes[at]
    if (byte === PERCENT) at = afterComment(bytes, at, to)
    else if (byte === OPEN) at = afterString(bytes, at, to)
    else if (byte === LESS && bytes[at + 1] !== LESS) at = afterHex(bytes, at, to)
    else if (byte === LESS) at += 2
    else if (byte === SLASH) {
      const end = endOfWord(bytes, at + 1, to)
      names.push(decodeName(bytes.toString('latin1', at + 1, end)))
      at = end
    } else if (byte !== undefined && !ENDS.has(byte)) {
      const end = endOfWord(bytes, at, to)
      const word = end - at <= 6 ? bytes.toString('latin1', at, end) : ''
      if (!whole && word === 'stream') return { names, stream_at: afterLine(bytes, end), end }
      if (!whole && (word === 'endobj' || word === 'obj')) return { names, stream_at: null, end }
      at = end
    } else at += 1
  }
  return { names, stream_at: null, end: at }
}

function decodeName(raw: string): string {
  return raw.replace(/#([0-9a-fA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function endOfWord(bytes: Buffer, from: number, to: number): number {
  let at = from
  while (at < to && !ENDS.has(bytes[at] ?? 0)) at += 1
  return at
}

function afterComment(bytes: Buffer, from: number, to: number): number {
  let at = from
  while (at < to && bytes[at] !== LF && bytes[at] !== CR) at += 1
  return at
}

/** Brackets inside a string balance, or are escaped. */
function afterString(bytes: Buffer, from: number, to: number): number {
  let depth = 0
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at]
    if (byte === BACKSLASH) at += 1
    else if (byte === OPEN) depth += 1
    else if (byte === CLOSE) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return to
}

function afterHex(bytes: Buffer, from: number, to: number): number {
  const end = bytes.indexOf(GREATER, from)
  return end < 0 || end >= to ? to : end + 1
}

/** `stream` is followed by CR LF or by LF. */
function afterLine(bytes: Buffer, at: number): number {
  if (bytes[at] === CR) return bytes[at + 1] === LF ? at + 2 : at + 1
  return bytes[at] === LF ? at + 1 : at
}

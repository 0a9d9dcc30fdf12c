/**
 * The names in a range of a PDF, ISO 32000-1 7.2 and 7.3: strings and comments are skipped, #xx is decoded. Stops at the end of an object,
 * so that all objects together cost about one pass over the file.
 */

export type Names = {
  /** In order, decoded. */
  readonly names: readonly string[]
  /** False: malformed brackets, keys or values, which readers would parse differently. */
  readonly sound: boolean
  /** Where a stream's data begins; null: no stream. */
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
const OPEN_ARRAY = 0x5b
const CLOSE_ARRAY = 0x5d
/** The longest number or keyword that is examined. */
const MAX_WORD = 64

const WHITE = new Set([0, 9, 10, 12, 13, 32])
/** White space and delimiters: what ends a name or a keyword. */
const ENDS = new Set([...WHITE, OPEN, CLOSE, LESS, GREATER, OPEN_ARRAY, CLOSE_ARRAY, 0x7b, 0x7d, SLASH, PERCENT])

/** The names of one object, and of what follows it up to the next end keyword. */
export function readNames(bytes: Buffer, from: number, to: number): Names {
  const names: string[] = []
  const nesting = openNesting()
  let at = from
  while (at < to) {
    const { token, end } = tokenAt(bytes, at, to)
    if (token === 'name') names.push(decodeName(bytes.toString('latin1', at + 1, end)))
    if (token && !nesting.take(token)) return { names, sound: false, stream_at: null, end }
    if (token === 'other') {
      const word = end - at <= 6 ? bytes.toString('latin1', at, end) : ''
      if (word === 'stream') return { names, sound: true, stream_at: afterLine(bytes, end), end }
      if (word === 'endobj' || word === 'obj') return { names, sound: true, stream_at: null, end }
    }
    at = end
  }
  return { names, sound: true, stream_at: null, end: at }
}

/**
 * Every name in an object stream, also within what looks like strings and comments: the stream's own table says where its objects begin.
 */
export function everyName(bytes: Buffer): string[] {
  const names: string[] = []
  for (let at = bytes.indexOf(SLASH); at >= 0; at = bytes.indexOf(SLASH, at + 1)) {
    names.push(decodeName(bytes.toString('latin1', at + 1, endOfWord(bytes, at + 1, bytes.length))))
  }
  return names
}

/** Null: white space or a comment. */
function tokenAt(bytes: Buffer, at: number, to: number): { readonly token: Token | null; readonly end: number } {
  const byte = bytes[at] ?? 0
  const twice = bytes[at + 1] === byte
  if (byte === PERCENT) return { token: null, end: afterComment(bytes, at, to) }
  if (byte === OPEN) return { token: 'value', end: afterString(bytes, at, to) }
  if (byte === LESS) return twice ? { token: 'open_dictionary', end: at + 2 } : { token: 'value', end: afterHex(bytes, at, to) }
  if (byte === GREATER) return twice ? { token: 'close_dictionary', end: at + 2 } : { token: 'other', end: at + 1 }
  if (byte === OPEN_ARRAY) return { token: 'open_array', end: at + 1 }
  if (byte === CLOSE_ARRAY) return { token: 'close_array', end: at + 1 }
  if (byte === SLASH) return { token: 'name', end: endOfWord(bytes, at + 1, to) }
  if (WHITE.has(byte)) return { token: null, end: at + 1 }
  if (ENDS.has(byte)) return { token: 'other', end: at + 1 }
  const end = endOfWord(bytes, at, to)
  return { token: end - at <= MAX_WORD ? tokenOf(bytes.toString('latin1', at, end)) : 'other', end }
}

/** A name also ends at bytes 128 and 255, which are white space to PDFium. */
function decodeName(raw: string): string {
  const [name = ''] = raw.split(/[\x80\xff]/, 1)
  return name.replace(/#([0-9a-fA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
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

/**
 * Whether dictionaries and arrays conform to ISO 32000-1 7.3.6 and 7.3.7, without exception. Readers recover from faults differently: one
 * ends a dictionary where another reads its next key. So a fault is not repaired here but rejected.
 */
type Token = 'name' | 'number' | 'reference' | 'value' | 'open_dictionary' | 'open_array' | 'close_dictionary' | 'close_array' | 'other'

/** In a dictionary: what may follow. For `5 0 R` as a value, one and then two numbers have been read. */
type State = 'array' | 'key' | 'value' | 'one_number' | 'two_numbers'

const MAX_DEPTH = 256

const after: { readonly [From in Exclude<State, 'array'>]: Partial<Record<Token, State>> } = {
  key: { name: 'value' },
  value: { name: 'key', value: 'key', number: 'one_number', open_dictionary: 'key', open_array: 'key' },
  one_number: { name: 'value', number: 'two_numbers' },
  two_numbers: { reference: 'key' },
}

type Nesting = {
  /** False: this token is not allowed here. */
  readonly take: (token: Token) => boolean
}

/** At the top level any token is allowed: a reader takes the first object, and all of them are checked. */
function openNesting(): Nesting {
  const states: State[] = []
  return {
    take: (token) => {
      const state = states.at(-1)
      if (token === 'close_dictionary' || token === 'close_array') {
        if (state === undefined) return true
        states.pop()
        return token === 'close_array' ? state === 'array' : state === 'key' || state === 'one_number'
      }
      if (state === 'array' && token === 'other') return false
      if (state !== undefined && state !== 'array') {
        const next = after[state][token]
        if (!next) return false
        states[states.length - 1] = next
      }
      if (token === 'open_dictionary') states.push('key')
      if (token === 'open_array') states.push('array')
      return states.length <= MAX_DEPTH
    },
  }
}

/** A bare word: not a name, string or bracket. */
function tokenOf(word: string): Token {
  if (/^[+\-.\d]/.test(word)) return 'number'
  if (word === 'R') return 'reference'
  return word === 'true' || word === 'false' || word === 'null' ? 'value' : 'other'
}

/**
 * The objects of a PDF that has a classic cross-reference table (ISO 32000-1, 7.3 and 7.5.4), as plain values: for tests that read what was
 * drawn.
 */
import { inflateSync } from 'node:zlib'

export type Ref = { readonly ref: number }
export type Dict = { readonly [key: string]: Value }
export type Value = null | boolean | number | string | Ref | readonly Value[] | Dict
/** Of a stream: what is in it, unpacked. */
export type Objects = {
  get(value: Value | undefined): Value
  dict(value: Value | undefined): Dict
  stream(value: Value | undefined): string
  root: Dict
  info: Dict
}

/** A name keeps its slash, a string has none. */
const TOKEN = /\s+|<<|>>|\[|\]|\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-Fa-f\s]*>|\/[^\s()<>[\]{}/%]*|\d+ \d+ R\b|[+-]?[\d.]+|true|false|null/y

export function openObjects(bytes: Uint8Array): Objects {
  const file = Buffer.from(bytes).toString('latin1')
  const table = Number(/startxref\s+(\d+)/.exec(file.slice(-64))?.[1])
  const offsets = Array.from(file.slice(table, file.indexOf('trailer', table)).matchAll(/(\d{10}) \d{5} [nf]/g), ([, at]) => Number(at))
  const known = new Map<number, Value>()
  const read = (ref: number): Value => {
    if (!known.has(ref)) known.set(ref, parse(file, bodyAt(file, offsets[ref] ?? -1)).value)
    return known.get(ref) ?? null
  }
  const get: Objects['get'] = (value = null) => (isRef(value) ? read(value.ref) : value)
  const dict: Objects['dict'] = (value) => {
    const found = get(value)
    return isDict(found) ? found : {}
  }
  const trailer = dict(parse(file, file.indexOf('<<', table)).value)
  return {
    get,
    dict,
    stream: (value = null) => {
      if (!isRef(value)) return ''
      const start = file.indexOf('stream\n', offsets[value.ref]) + 'stream\n'.length
      const packed = bytes.subarray(start, start + Number(dict(value).Length))
      return (dict(value).Filter === '/FlateDecode' ? inflateSync(packed) : Buffer.from(packed)).toString('latin1')
    },
    root: dict(trailer.Root),
    info: dict(trailer.Info),
  }
}

export function isRef(value: Value): value is Ref {
  return isDict(value) && 'ref' in value
}

export function isDict(value: Value): value is Dict {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function bodyAt(file: string, offset: number): number {
  const begin = file.indexOf(' obj', offset)
  if (offset < 0 || !/^\d+ \d+ obj/.test(file.slice(offset, begin + 4))) throw new Error(`no object stands at ${offset}`)
  return begin + 4
}

function parse(file: string, from: number): { value: Value; end: number } {
  TOKEN.lastIndex = from
  const [token] = TOKEN.exec(file) ?? []
  if (token === undefined) throw new Error(`not the value of a PDF: ${file.slice(from, from + 20)}`)
  const end = from + token.length
  if (token.trim() === '') return parse(file, end)
  if (token === '[') return parseList(file, end, ']')
  if (token === '<<') {
    const { value, end: after } = parseList(file, end, '>>')
    const pairs = Array.from({ length: value.length / 2 }, (_none, at) => [String(value[2 * at]).slice(1), value[2 * at + 1] ?? null])
    return { value: Object.fromEntries(pairs), end: after }
  }
  return { value: simple(token), end }
}

function parseList(file: string, from: number, close: string): { value: Value[]; end: number } {
  const value: Value[] = []
  let at = from
  for (;;) {
    while (/\s/.test(file[at] ?? '')) at += 1
    if (file.startsWith(close, at)) return { value, end: at + close.length }
    const next = parse(file, at)
    value.push(next.value)
    at = next.end
  }
}

function simple(token: string): Value {
  if (token.startsWith('/')) return token
  if (token.startsWith('(')) return textOf(token.slice(1, -1))
  if (token.startsWith('<')) return text(Buffer.from(token.replace(/[<>\s]/g, ''), 'hex').toString('latin1'))
  if (token.endsWith('R')) return { ref: Number.parseInt(token, 10) }
  return JSON.parse(token.replace(/^[+]/, '').replace(/^(-?)\./, '$10.'))
}

/** What is between the brackets of a string. */
export function textOf(literal: string): string {
  return text(literal.replace(/\\([\s\S])/g, (_all, sign: string) => ESCAPED[sign] ?? sign))
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function text(bytes: string): string {
  return bytes.startsWith('\u00fe\u00ff') ? Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le') : bytes
}

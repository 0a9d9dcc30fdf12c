import { describe, expect, it } from 'vitest'
import { parseBase64, toBase64 } from './bytes.ts'
import {
  isOrigin,
  keyId,
  parseCheckpoint,
  publicKeyOf,
  signatureLine,
  signCheckpoint,
  verifyCheckpoint,
  verifySignature,
} from './checkpoint.ts'

const SECRET = new Uint8Array(32).fill(3)
const ORIGIN = 'log.example/clearterm'
const identity = { origin: ORIGIN, public_key: publicKeyOf(SECRET) }
const head = { size: 12, root: new Uint8Array(32).fill(1) }
const note = signCheckpoint(ORIGIN, head, SECRET)

it('is three lines, a blank one and a signature, and reads back', () => {
  const [origin, size, root, blank, signature, end] = note.split('\n')
  expect([origin, size, root, blank, end]).toEqual([ORIGIN, '12', toBase64(head.root), '', ''])
  expect(signature?.startsWith(`— ${ORIGIN} `)).toBe(true)
  expect(verifyCheckpoint(note, identity)).toMatchObject({ origin: ORIGIN, ...head })
})

it('has the key id and the signature of the note that Go’s documentation shows', () => {
  const key = parseBase64('ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW')?.slice(1) ?? new Uint8Array()
  const text = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n"
  const line = parseBase64('x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=')
  expect(toBase64(keyId({ origin: 'PeterNeumann', public_key: key }))).toBe(toBase64(line?.slice(0, 4) ?? new Uint8Array()))
  expect(verifySignature(line?.slice(4) ?? new Uint8Array(), text, key)).toBe(true)
})

it('passes over a witness’s line and still asks for the log’s own', () => {
  const witness = signatureLine({ origin: 'witness.example', public_key: publicKeyOf(new Uint8Array(32)) }, new Uint8Array(64))
  expect(verifyCheckpoint(note + witness, identity)).toMatchObject(head)
  const alone = note.slice(0, note.indexOf('\n\n') + 2) + witness
  expect(verifyCheckpoint(alone, identity)).toEqual({ refused: 'signature' })
})

it('refuses another log, another key and another tree', () => {
  const public_key = publicKeyOf(new Uint8Array(32).fill(4))
  expect(verifyCheckpoint(note, { ...identity, origin: 'other.example' })).toEqual({ refused: 'origin' })
  expect(verifyCheckpoint(note, { ...identity, public_key })).toEqual({ refused: 'signature' })
  expect(verifyCheckpoint(note.replace('\n12\n', '\n13\n'), identity)).toEqual({ refused: 'signature' })
  const forged = note.slice(0, note.indexOf('\n\n') + 2) + signatureLine(identity, new Uint8Array(64))
  expect(verifyCheckpoint(forged, identity)).toEqual({ refused: 'signature' })
  expect(verifyCheckpoint(note + signatureLine(identity, new Uint8Array(64)), identity)).toEqual({ refused: 'signature' })
})

describe('is refused', () => {
  it.each([
    ['without its last newline', note.slice(0, -1)],
    ['with carriage returns', note.replaceAll('\n', '\r\n')],
    ['with an extension line', note.replace('\n\n', '\nmore\n\n')],
    ['with a size that starts with 0', note.replace('\n12\n', '\n012\n')],
    ['with a size over 2^53', note.replace('\n12\n', '\n9007199254740993\n')],
    ['with a short root', note.replace(toBase64(head.root), 'AAAA')],
    ['with a hyphen for the dash', note.replace('—', '-')],
    ['without a signature', note.slice(0, note.indexOf('\n\n') + 2)],
    ['with text after it', `${note}more`],
    ['with an empty line after it', `${note}\n`],
    ['as nothing', ''],
    ['as another type', 5],
  ])('%s', (_, text) => {
    expect(text).not.toBe(note)
    expect(parseCheckpoint(text)).toEqual({ refused: 'form' })
  })
})

it('takes for an origin only printable ASCII without space and plus', () => {
  expect(['a', ORIGIN, '~!'].every(isOrigin)).toBe(true)
  expect(['', 'a b', 'a+b', 'ä', 'a\n', 5].some(isOrigin)).toBe(false)
})

import { expect, it } from 'vitest'
import { deriveKey, sealer } from './seal.ts'

const KEY = 'a key of at least thirty-two characters'

it('opens what it sealed, text and bytes, also when they are empty', () => {
  const { seal, open } = sealer(KEY)
  expect(open(seal('grüße', 'a'), 'a').toString()).toBe('grüße')
  expect(open(seal(Buffer.of(0, 255), 'a'), 'a')).toEqual(Buffer.of(0, 255))
  expect(open(seal('', 'a'), 'a')).toEqual(Buffer.alloc(0))
})

it('never seals the same text to the same bytes', () => {
  const { seal } = sealer(KEY)
  expect(seal('same', 'a')).not.toEqual(seal('same', 'a'))
})

it('refuses a value that was changed in any byte, cut, sealed for another purpose, or by another key', () => {
  const { seal, open } = sealer(KEY)
  const sealed = seal('secret', 'a')
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => open(changed, 'a')).toThrow(/sealed value/)
  }
  expect(() => open(sealed.subarray(0, -1), 'a')).toThrow(/sealed value/)
  expect(() => open(Buffer.alloc(0), 'a')).toThrow(/sealed value/)
  expect(() => open(sealed, 'b')).toThrow(/sealed value/)
  expect(() => sealer(`${KEY}!`).open(sealed, 'a')).toThrow(/sealed value/)
})

it('derives 32 bytes that differ by label and by key, and are the same each time', () => {
  const keys = [deriveKey(KEY, 'a'), deriveKey(KEY, 'b'), deriveKey(`${KEY}!`, 'a')].map((key) => key.toString('hex'))
  expect(new Set(keys).size).toBe(3)
  expect(keys.every((key) => key.length === 64)).toBe(true)
  expect(deriveKey(KEY, 'a').toString('hex')).toBe(keys[0])
})

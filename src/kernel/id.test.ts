import { describe, expect, it } from 'vitest'
import { isId, newId, randomBelow, toHex } from './id.ts'

describe('an id', () => {
  it('is a UUID of version 7 whose first 48 bits are the instant', () => {
    const at = new Date('2026-02-03T04:05:06.789Z')
    const id = newId(at)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(at.getTime())
    expect(isId(id)).toBe(true)
  })

  it('sorts by its instant and repeats never', () => {
    const ids = Array.from({ length: 10_000 }, (_, n) => newId(new Date(1_700_000_000_000 + n)))
    expect([...ids].sort()).toEqual(ids)
    const same = new Set(Array.from({ length: 10_000 }, () => newId(new Date(0))))
    expect(same.size).toBe(10_000)
  })

  it('is told from anything else', () => {
    const id = newId()
    for (const text of [
      '',
      'undefined',
      id.toUpperCase(),
      `${id} `,
      id.slice(1),
      `${id}0`,
      "1' OR 1=1 --",
      id.replaceAll('-', ''),
      `{${id}}`,
    ])
      expect(isId(text), text).toBe(false)
  })
})

describe('randomness', () => {
  it('draws every number below its limit and none at it', () => {
    const drawn = new Set(Array.from({ length: 2_000 }, () => randomBelow(10)))
    expect([...drawn].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(randomBelow(1)).toBe(0)
  })

  it('is written in hex with both digits of each byte', () => {
    expect(toHex(new Uint8Array([0, 1, 16, 255]))).toBe('000110ff')
  })
})

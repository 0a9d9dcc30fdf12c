import { expect, it } from 'vitest'
import { type Key, keyOf, philox } from './philox.ts'

const wordsOf = (key: Key, counter: [number, number, number, number]): string => {
  const words = new Uint32Array(4)
  philox(words, 0, key, ...counter)
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join(' ')
}

it('gives the known answers that were published with it', () => {
  expect(wordsOf([0, 0], [0, 0, 0, 0])).toBe('6627e8d5 e169c58d bc57ac4c 9b00dbd8')
  expect(wordsOf([-1, -1], [-1, -1, -1, -1])).toBe('408f276d 41c83b0e a20bc7c6 6d5451fd')
  expect(wordsOf([0xa4093822, 0x299f31d0], [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344])).toBe('d16cfe09 94fdcceb 5001e420 24126ea1')
})

it('makes another key of every other seed, text or bytes', () => {
  const seeds = ['', 'a', 'b', 'a\0', 'a'.repeat(16), 'a'.repeat(17), new Uint8Array(32), new Uint8Array(31), new Uint8Array(32).fill(1)]
  expect(new Set(seeds.map((seed) => keyOf(seed).join())).size).toBe(seeds.length)
  expect(keyOf('é')).toEqual(keyOf(new TextEncoder().encode('é')))
})

import { expect, it } from 'vitest'
import { compareBytes, isCount, parseBase64, parseCents, parseHash, toBase64, u32be, u64be } from './bytes.ts'

it('writes integers big-endian and refuses those that do not fit', () => {
  expect([...u32be(0x01020304)]).toEqual([1, 2, 3, 4])
  expect([...u64be(0x0102030405060708n)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(() => u32be(2 ** 32)).toThrow()
  expect(() => u64be(-1n)).toThrow()
  expect(() => u64be(2n ** 64n)).toThrow()
})

it('reads an amount in its one spelling and only within 0 ≤ v < 2^53', () => {
  expect(parseCents('0')).toBe(0n)
  expect(parseCents('9007199254740991')).toBe(2n ** 53n - 1n)
  for (const text of ['9007199254740992', '-1', '-0', '01', '+1', '1.0', '1e3', ' 1', '', '٣', 5, null]) expect(parseCents(text)).toBeNull()
})

it('reads base64 with padding in its one spelling', () => {
  expect(parseBase64('AAE=')).toEqual(Uint8Array.of(0, 1))
  expect(parseBase64('')).toEqual(new Uint8Array())
  for (const text of ['AAE', 'AAF=', 'AA-_', 'AAE=\n', 'A===', '====', 7]) expect(parseBase64(text)).toBeNull()
  expect(toBase64(Uint8Array.of(255, 254))).toBe('//4=')
})

it('reads a hash only as 64 lower-case digits', () => {
  expect(parseHash('ab'.repeat(32))).toEqual(new Uint8Array(32).fill(0xab))
  for (const text of ['AB'.repeat(32), 'ab'.repeat(31), `${'ab'.repeat(32)}\n`, null]) expect(parseHash(text)).toBeNull()
})

it('orders bytes as unsigned numbers, a start before what it starts', () => {
  expect(compareBytes(Uint8Array.of(127), Uint8Array.of(128))).toBe(-1)
  expect(compareBytes(Uint8Array.of(1, 2), Uint8Array.of(1))).toBe(1)
  expect(compareBytes(Uint8Array.of(1), Uint8Array.of(1))).toBe(0)
})

it('takes for a count only an exact integer', () => {
  expect([0, 1, 2 ** 53 - 1].every((value) => isCount(value))).toBe(true)
  expect([-1, 0.5, 2 ** 53, '1', null, Number.NaN].some((value) => isCount(value))).toBe(false)
})

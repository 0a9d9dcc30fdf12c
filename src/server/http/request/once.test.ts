import { expect, test } from 'vitest'
import { bodySha, canonical, onceKey, readKey } from './once.ts'

test('canonical JSON has sorted keys, decimal bigints, ISO instants, and leaves out what is absent', () => {
  expect(canonical({ b: 5n, a: [new Date(0), null, undefined, 'x"'], c: undefined, d: { z: 1, y: true } })).toBe(
    '{"a":["1970-01-01T00:00:00.000Z",null,null,"x\\""],"b":"5","d":{"y":true,"z":1}}',
  )
})

test('the order of members does not change the hash; a value or a parameter does', () => {
  const hash = (params: unknown, body: unknown) => Buffer.from(bodySha(params, body)).toString('hex')
  expect(hash({ id: 'a' }, { x: 1, y: 2n })).toBe(hash({ id: 'a' }, { y: 2n, x: 1 }))
  expect(hash({ id: 'a' }, { x: 1 })).not.toBe(hash({ id: 'b' }, { x: 1 }))
  expect(hash({ id: 'a' }, { x: 1 })).not.toBe(hash({ id: 'a' }, { x: '1', y: 1 }))
  expect(hash(undefined, undefined)).toHaveLength(64)
})

test('a key is scoped by caller and route', () => {
  expect(onceKey('u1', 'pay', 'k')).toBe('http/u1/pay/k')
  expect(onceKey(null, 'pay', 'k')).toBe('http/anyone/pay/k')
})

test('without a header every call has a key of its own', () => {
  const [first, second] = [readKey(undefined), readKey(undefined)]
  expect(first).not.toEqual(second)
})

test.each(['x'.repeat(256), '', '   ', 'a\nb', 'é'])('the key %j is refused', (key) => {
  expect(readKey(key)).toMatchObject({ refused: 'invalid' })
})

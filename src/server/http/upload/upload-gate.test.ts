import { expect, test } from 'vitest'
import { openUploadGate } from './upload-gate.ts'

const stays = () => undefined
const tick = () => new Promise<void>((resolve) => setImmediate(resolve))

test('one address has its places, others theirs, and all together no more than there are', async () => {
  const gate = openUploadGate({ at_once: 3, at_once_per_address: 2 })
  const inside: string[] = []
  const leaves: (() => void)[] = []
  for (const who of ['a1', 'a2', 'a3', 'b1', 'b2']) {
    void gate.enter(who.charAt(0), stays).then((leave) => {
      inside.push(who)
      if (leave) leaves.push(leave)
    })
  }
  await tick()
  expect(inside).toEqual(['a1', 'a2', 'b1'])
  leaves[2]?.()
  await tick()
  expect(inside.slice(3)).toEqual(['b2'])
  leaves[0]?.()
  leaves[0]?.()
  await tick()
  expect(inside.slice(4)).toEqual(['a3'])
})

test('who goes away while waiting leaves the queue', async () => {
  const gate = openUploadGate({ at_once: 1, at_once_per_address: 1 })
  const first = await gate.enter('a', stays)
  const gone: (() => void)[] = []
  const second = gate.enter('b', (leave) => gone.push(leave))
  const third = gate.enter('c', stays)
  gone[0]?.()
  expect(await second).toBe(false)
  if (first) first()
  expect(await third).toBeTypeOf('function')
})

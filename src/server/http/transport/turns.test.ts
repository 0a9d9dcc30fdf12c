import { expect, test } from 'vitest'
import { type Counted, networksOf, userCounted } from '#kernel/network'
import { CallerGone } from '../request/caller-gone.ts'
import { openTurns } from './turns.ts'

const stays = new CallerGone()
const tick = () => new Promise<void>((resolve) => setImmediate(resolve))
const roomy = { waiting: 10, waiting_each: 10 }

test('each caller has its places, and all together no more than there are', async () => {
  const turns = openTurns({ at_once: 3, each: 2, ...roomy })
  const inside: string[] = []
  const leaves: (() => void)[] = []
  for (const who of ['a1', 'a2', 'a3', 'b1', 'b2']) {
    void turns.enter(userCounted(who.charAt(0)), stays).then((leave) => {
      inside.push(who)
      if (typeof leave === 'function') leaves.push(leave)
    })
  }
  await tick()
  expect([inside, turns.working()]).toEqual([['a1', 'a2', 'b1'], 3])
  leaves[2]?.()
  await tick()
  expect(inside.slice(3)).toEqual(['b2'])
  leaves[0]?.()
  leaves[0]?.()
  await tick()
  expect(inside.slice(4)).toEqual(['a3'])
})

test('who goes away while waiting leaves the queue', async () => {
  const turns = openTurns({ at_once: 1, each: 1, ...roomy })
  const first = await turns.enter(userCounted('a'), stays)
  const leaver = new CallerGone()
  const second = turns.enter(userCounted('b'), leaver)
  const third = turns.enter(userCounted('c'), stays)
  leaver.leave()
  expect(await second).toBe('gone')
  if (typeof first === 'function') first()
  expect(await third).toBeTypeOf('function')
  expect(await turns.enter(userCounted('d'), leaver)).toBe('gone')
})

test('one caller does not take all places to wait', async () => {
  const turns = openTurns({ at_once: 1, each: 1, waiting: 3, waiting_each: 2 })
  await turns.enter(userCounted('a'), stays)
  const asked: unknown[] = []
  for (const who of ['a', 'a', 'a', 'b', 'c']) void turns.enter(userCounted(who), stays).then((result) => asked.push([who, result]))
  await tick()
  expect(asked).toEqual([
    ['a', 'full'],
    ['c', 'full'],
  ])
})

test('sec/B17 the addresses of one /64 share places, and those of one /56 a larger sum', async () => {
  const turns = openTurns({ at_once: 100, each: 2, waiting: 0, waiting_each: 0 })
  const enter = async (counted: Counted) => typeof (await turns.enter(counted, stays)) === 'function'
  const inside = async (addresses: readonly string[]) => {
    const entered = await Promise.all(addresses.map((address) => enter(networksOf(address))))
    return entered.filter(Boolean).length
  }
  expect(await inside(Array.from({ length: 30 }, (_, n) => `2001:db8:1:0:${n.toString(16)}::1`))).toBe(2)
  expect(await inside(Array.from({ length: 30 }, (_, n) => `2001:db8:1:${(n + 1).toString(16)}::1`))).toBe(6)
  expect(await inside(['2001:db8:1:100::1'])).toBe(1)
})

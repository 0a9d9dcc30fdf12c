import { describe, expect, it } from 'vitest'
import { cachedFor } from './cached-for.ts'

function still() {
  let at = 0
  return {
    clock: { now: () => new Date(at), monotonic: () => at },
    pass: (ms: number) => {
      at += ms
    },
  }
}

describe('a cached read', () => {
  it('happens once for all callers within its seconds, and has its time', async () => {
    const { clock, pass } = still()
    let reads = 0
    const read = cachedFor(clock, 2, async () => ++reads)
    expect(await Promise.all([read(), read()])).toEqual([
      { value: 1, as_of: new Date(0) },
      { value: 1, as_of: new Date(0) },
    ])
    pass(1_999)
    expect((await read()).value).toBe(1)
    pass(1)
    expect(await read()).toEqual({ value: 2, as_of: new Date(2_000) })
  })

  it('keeps nothing of a read that failed', async () => {
    const { clock } = still()
    let reads = 0
    const read = cachedFor(clock, 2, async () => {
      reads += 1
      if (reads === 1) throw new Error('away')
      return reads
    })
    await expect(read()).rejects.toThrow('away')
    expect((await read()).value).toBe(2)
  })
})

import { expect, it } from 'vitest'
import { singleFlight, singleFlightBy } from './single-flight.ts'

it('lets a crowd share one read, and reads again for whoever comes later', async () => {
  let reads = 0
  const read = singleFlight(async () => {
    await Promise.resolve()
    reads += 1
    return reads
  })
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
  expect(await read()).toBe(2)
})

it('hands a failure to all who shared it and to nobody after', async () => {
  let fail = true
  const read = singleFlight(async () => {
    if (fail) throw new Error('away')
    return 'here'
  })
  const shared = await Promise.allSettled([read(), read()])
  expect(shared.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fail = false
  expect(await read()).toBe('here')
})

it('shares reads of one key only', async () => {
  const asked: string[] = []
  const read = singleFlightBy(
    (of: { readonly name: string }) => of.name,
    async ({ name }) => {
      asked.push(name)
      await Promise.resolve()
      if (name === 'bad') throw new Error('away')
      return name
    },
  )
  expect(await Promise.all(['a', 'b', 'a'].map((name) => read({ name })))).toEqual(['a', 'b', 'a'])
  expect(asked).toEqual(['a', 'b'])
  await expect(Promise.all([read({ name: 'bad' }), read({ name: 'bad' })])).rejects.toThrow('away')
  expect(await read({ name: 'a' })).toBe('a')
  expect(asked).toEqual(['a', 'b', 'bad', 'a'])
})

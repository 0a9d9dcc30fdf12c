import { expect, it } from 'vitest'
import { singleFlight } from './single-flight.ts'

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

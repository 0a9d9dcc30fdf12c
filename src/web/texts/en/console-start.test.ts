import { expect, it } from 'vitest'
import { declineReasons } from '#sentences/decisions'
import { queue } from './console-start.ts'

it('offers the sentences that members read, and no others', () => {
  expect(queue.reasons).toEqual(declineReasons)
})

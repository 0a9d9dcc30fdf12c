import { expect, it } from 'vitest'
import { type Message, threadsOf } from './ThreadRow.tsx'

const message = (_id: string, investment_id: string | null = null) => ({ _id, investment_id }) as Message

it('puts the messages of an investment together, at the place of the newest, and leaves the others alone', () => {
  const threads = threadsOf([message('e', 'i'), message('d'), message('c', 'j'), message('b', 'i'), message('a', 'i')])
  expect(threads.map(({ key, newest, earlier }) => [key, newest._id, earlier.map(({ _id }) => _id)])).toEqual([
    ['i', 'e', ['b', 'a']],
    ['d', 'd', []],
    ['j', 'c', []],
  ])
  expect(threadsOf([])).toEqual([])
})

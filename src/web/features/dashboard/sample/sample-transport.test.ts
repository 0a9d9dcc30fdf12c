import { expect, it } from 'vitest'
import { sampleTransport } from './sample-transport.ts'

const ask = sampleTransport({ '/me/account': { data: 1 } }, 'Sample.')

it('answers what was recorded', async () => {
  expect(await ask('/api/v1/me/account', { method: 'GET' })).toEqual({ status: 200, text: '{"data":1}' })
})

it('refuses changes, also of recorded paths, and reads of a member that were not recorded, without asking the server', async () => {
  for (const [path, method] of [
    ['/me/account', 'PATCH'],
    ['/private/user/first-deposit', 'POST'],
    ['/me/messages', 'GET'],
    ['/private/user/deposit/1', 'GET'],
  ] as const) {
    const { status, text } = await ask(`/api/v1${path}`, { method })
    expect([path, status, JSON.parse(text).message]).toEqual([path, 409, 'Sample.'])
  }
})

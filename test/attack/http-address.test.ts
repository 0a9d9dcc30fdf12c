import { describe, expect, test } from 'vitest'
import { openToy, send } from './http-toy.ts'

async function seenAddress(trust_proxy: readonly string[], headers: Readonly<Record<string, string>>): Promise<string> {
  const toy = await openToy({ trust_proxy })
  const { json } = await send(toy, 'GET', '/transport', { headers })
  await toy.app.close()
  return (json.data as { address: string }).address
}

describe('sec/A4 the network address that limits count by', () => {
  test('sec/A4 is the socket’s, despite headers, without trusted proxies', async () => {
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip']) {
      expect(await seenAddress([], { [name]: '203.0.113.9' })).toBe('127.0.0.1')
    }
  })

  test('sec/A4 is the socket’s when the peer is not one of the trusted proxies', async () => {
    expect(await seenAddress(['10.0.0.0/8'], { 'x-forwarded-for': '203.0.113.9' })).toBe('127.0.0.1')
  })

  test('sec/A4 is the last entry that no trusted proxy wrote, so what a client put before it does not count', async () => {
    expect(await seenAddress(['127.0.0.1/32'], { 'x-forwarded-for': '1.1.1.1, 203.0.113.9' })).toBe('203.0.113.9')
    expect(await seenAddress(['127.0.0.1/32', '10.0.0.0/8'], { 'x-forwarded-for': '1.1.1.1, 203.0.113.9, 10.1.2.3' })).toBe('203.0.113.9')
    expect(await seenAddress(['127.0.0.1'], { 'x-forwarded-for': '::ffff:203.0.113.9' })).toBe('203.0.113.9')
  })

  test('sec/A4 is the socket’s when the entry is no address', async () => {
    for (const entry of ['unknown', "1' OR 1=1", 'x'.repeat(3000)]) {
      expect(await seenAddress(['127.0.0.1'], { 'x-forwarded-for': entry })).toBe('127.0.0.1')
    }
  })

  test('a list that names no networks is refused at start', async () => {
    await expect(openToy({ trust_proxy: ['everybody'] })).rejects.toThrow()
  })
})

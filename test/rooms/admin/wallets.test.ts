/** sec/C3, sec/S18 and honesty rule 1: deposit wallets as administrators keep them. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { pngOfSize } from '#test/rooms/documents/hostile-bytes.ts'
import { form, paperFile } from '#test/rooms/documents/papers.ts'
import { type Client, startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { colleague, decide } from './people.ts'

const ETH = '0x0000000000000000000000000000000000000000'
const TEST = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const OTHER = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7'

/** What a server that fetched images would be lured to. */
const hostile = (port: number): string[] => [
  ...[
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0x7f.1',
    '2130706433',
    '0177.0.0.1',
    '127.1',
    '0.0.0.0',
    '127.0.0.1.nip.io',
  ].map((host) => `http://${host}:${port}/icon.png`),
  ...['http://169.254.169.254/latest/meta-data/', 'http://metadata.google.internal/', 'http://[fd00:ec2::254]/', 'http://10.0.0.1/x.png'],
  ...[
    'file:///etc/passwd',
    'gopher://127.0.0.1:25/_HELO',
    'ftp://127.0.0.1/x',
    'dict://127.0.0.1:11211/',
    'data:image/svg+xml,<svg onload=alert(1)>',
  ],
  ...[
    'javascript:alert(1)',
    '//127.0.0.1/x.png',
    `http://user:pass@127.0.0.1:${port}/`,
    `http://127.0.0.1:${port}#@example.org`,
    'http://example.org@127.0.0.1/',
  ],
]

onStore((store) => {
  it('makes, changes and takes away wallets, by rank and then by name, with an empty rank as -1, which comes last', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const created = await boss.call('POST', '/admin/wallet', { name: 'Solana', symbol: 'SOL', network: 'ERC-20', address: ETH, rank: '' })
    expect(created).toMatchObject({
      status: 201,
      body: { data: { rank: -1, address: `sandbox:${ETH}` }, message: 'Solana wallet created' },
    })
    const id = created.body.data?._id
    const member = await app.member()
    const listed = async (client: Client, path: string) =>
      ((await client.call('GET', path)).body.data as unknown as { symbol: string }[]).map(({ symbol }) => symbol)
    for (const [client, path] of [
      [member, '/me/wallets'],
      [boss, '/admin/wallet'],
    ] as const)
      expect(await listed(client, path)).toEqual(['BTC', 'ETH', 'USDT', 'SOL'])
    expect((await boss.call('POST', '/admin/wallet', { name: 'x', symbol: 'sol', network: 'ERC-20', address: ETH })).body).toMatchObject({
      error_code: 52,
    })
    const changed = await boss.call('PATCH', `/admin/wallet/${id}`, { name: 'A wallet', rank: '7', image: 'icon:sol' })
    expect(changed.body).toMatchObject({
      message: 'A wallet wallet updated',
      data: { rank: 7, image: 'icon:sol', address: `sandbox:${ETH}` },
    })
    // A network alone that does not fit the address is refused, and so is a real coin's address.
    expect((await boss.call('PATCH', `/admin/wallet/${id}`, { network: 'Bitcoin' })).body.fields).toHaveProperty('address')
    for (const address of ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', `sandbox:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa`])
      expect((await boss.call('POST', '/admin/wallet', { name: 'x', symbol: 'x', network: 'Bitcoin', address })).status).toBe(400)
    const ranks = (await boss.call('GET', '/admin/wallet')).body.data as unknown as { rank: number; name: string }[]
    expect(ranks.map(({ rank }) => rank)).toEqual([0, 1, 2, 7])
    const deposit = await member.call('POST', '/private/user/deposit', { amount: '10', payment_method: 'wallet', wallet_id: id })
    expect((await boss.call('DELETE', `/admin/wallet/${id}`)).body).toEqual({ message: 'Deleted Successfully' })
    expect((await boss.call('GET', `/admin/wallet/${id}`)).body.error_code).toBe(28)
    const kept = await member.call('GET', `/me/transactions/${deposit.body.data?.transaction?._id}`)
    expect(kept.body.data?.address).toBe(`sandbox:${ETH}`)
    const log = (await boss.call('GET', `/admin/audit?object_id=${id}`)).body.data as unknown as { action: string; before: unknown }[]
    expect(log.map(({ action }) => action)).toEqual(['wallet.delete', 'wallet.change', 'wallet.create'])
    expect(log[1]).toMatchObject({ before: { rank: -1 }, after: { rank: 7 } })
  })

  it('sec/C3 shows members no address that one administrator changed alone, where the setting says so', async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    await ada.call('PATCH', '/admin/settings', { wallet_four_eyes: true })
    const bob = await colleague(app, ada, 'administrator')
    const member = await app.member()
    const shown = async () => (await member.call('GET', '/me/wallets')).body.data?.[0]
    const before = await shown()
    const held = await ada.call('PATCH', `/admin/wallet/${before?._id}`, { address: TEST, rank: 0, name: 'Bitcoin (test)' })
    expect(held.status).toBe(202)
    expect(await shown()).toMatchObject({ address: before?.address, name: 'Bitcoin (test)' })
    expect((await ada.call('GET', '/admin/wallet')).body.data?.[0]?.waiting_change).toMatchObject({
      kind: 'wallet.change',
      asked_by: ada.email,
    })
    const [asked] = (await bob.call('GET', '/admin/change?state=waiting')).body.data as unknown as { before: object; details: object }[]
    expect(asked).toMatchObject({ before: { address: before?.address, name: 'Bitcoin (test)' }, details: { address: TEST } })
    expect((await decide(ada, held.body.data?.change_id)).body.error_code).toBe(55)
    expect((await decide(bob, held.body.data?.change_id)).status).toBe(200)
    expect((await shown())?.address).toBe(TEST)
    // What was asked about an older version is refused, and goes on waiting.
    const stale = await ada.call('PATCH', `/admin/wallet/${before?._id}`, { address: OTHER })
    await bob.call('PATCH', `/admin/wallet/${before?._id}`, { rank: 1 })
    expect((await decide(bob, stale.body.data?.change_id)).body.error_code).toBe(52)
    expect((await shown())?.address).toBe(TEST)
    const created = await ada.call('POST', '/admin/wallet', { name: 'New', symbol: 'XRP', network: 'ERC-20', address: ETH })
    expect(created.status).toBe(202)
    expect((await decide(bob, created.body.data?.change_id)).status).toBe(200)
    expect((await member.call('GET', '/me/wallets')).text).toContain('New')
    expect(await app.audit()).toEqual([])
  })

  it('sec/C3 shows a changed address after the delay, in a public log at once, and notifies members with pending deposits to the former one', async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    await ada.call('PATCH', '/admin/settings', { wallet_four_eyes: true, wallet_delay_seconds: 600 })
    const bob = await colleague(app, ada, 'administrator')
    // What guards the rest is guarded itself.
    expect((await ada.call('PATCH', '/admin/settings', { wallet_delay_seconds: 0 })).status).toBe(202)
    const [waits, late] = [await app.member(), await app.member()]
    type Shown = { _id: string; address: string; next: { address: string; from: string } | null }
    const shown = async () => ((await late.call('GET', '/me/wallets')).body.data as unknown as Shown[])[0]
    const log = async () => (await app.anyone.call('GET', '/wallet-changes')).body.data as unknown as Record<string, unknown>[]
    const countNotices = async (who: typeof waits) =>
      ((await who.call('GET', '/me/messages')).body.data as unknown as object[]).filter((message) => JSON.stringify(message).includes(TEST))
        .length
    const before = await shown()
    const begin = (who: typeof waits) =>
      who.call('POST', '/private/user/deposit', { amount: '10', payment_method: 'wallet', wallet_id: before?._id })
    await begin(waits)
    const held = await ada.call('PATCH', `/admin/wallet/${before?._id}`, { address: TEST })
    expect([held.status, await log()]).toEqual([202, []])
    await decide(bob, held.body.data?.change_id)
    await app.settled()
    expect(await shown()).toMatchObject({ address: before?.address, next: { address: TEST } })
    const [line, ...more] = await log()
    expect(line).toMatchObject({ kind: 'changed', former_address: before?.address, address: TEST, administrators: 2 })
    expect([more, new Date(String(line?.in_force_at)).getTime() - new Date(String(line?.at)).getTime()]).toEqual([[], 600_000])
    expect(JSON.stringify(line)).not.toContain('@')
    expect([await countNotices(waits), await countNotices(late)]).toEqual([1, 0])
    // Members can't be sent to it early; changing its rank doesn't shorten the delay.
    const begun = await begin(late)
    expect(begun.body.data?.transaction?.address).toBe(before?.address)
    expect((await ada.call('PATCH', `/admin/wallet/${before?._id}`, { rank: 0 })).body.data).toMatchObject({
      address: TEST,
      shown_address: before?.address,
    })
    app.clock.advance(599)
    expect((await shown())?.address).toBe(before?.address)
    app.clock.advance(1)
    expect(await shown()).toMatchObject({ address: TEST, next: null })
    await expect(app.database.query('UPDATE deposit_wallet_change SET administrators = 1')).rejects.toThrow()
    expect(await app.audit()).toEqual([])
  })

  it('sec/S18 refuses a link, changes nothing and never fetches it; an uploaded picture is served by us', async () => {
    let connections = 0
    const listener = createServer((_, response) => response.end('x'))
    listener.on('connection', () => {
      connections += 1
    })
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
    const { port } = listener.address() as AddressInfo
    const app = await startApp(store)
    const boss = await app.administrator()
    const id = (await boss.call('GET', '/admin/wallet')).body.data?.[0]?._id
    const before = await boss.call('GET', '/admin/wallet')
    for (const image of [
      ...hostile(port),
      'icon:../../x',
      'icon:',
      '/api/v1/files/../users',
      '/api/v1/files/1',
      'x.png',
      '/\\127.0.0.1/x.png',
    ]) {
      const refused = await boss.call('PATCH', `/admin/wallet/${id}`, { image, name: 'Lured' })
      expect([image, refused.status, refused.body.fields]).toEqual([
        image,
        400,
        { image: expect.objectContaining({ code: 'image_of_list' }) },
      ])
      const created = { name: 'Lure', symbol: 'LURE', network: 'ERC-20', address: ETH, image }
      expect([image, (await boss.call('POST', '/admin/wallet', created)).status]).toEqual([image, 400])
    }
    expect((await boss.call('GET', '/admin/wallet')).text).toBe(before.text)
    expect(connections).toBe(0)
    listener.close()
    // The table rejects it as well, for writes that bypass the route.
    await expect(app.database.query('UPDATE deposit_wallet SET image = $1', ['https://pictures.example/x.png'])).rejects.toThrow(
      'own_image',
    )
    const sent = await boss.call('POST', `/admin/wallet/${id}/image`, form({}, { image: paperFile(pngOfSize(8, 8), 'a.png', 'image/png') }))
    expect(sent).toMatchObject({ status: 201, body: { data: { image: expect.stringMatching(/^\/api\/v1\/files\//) } } })
    const picture = await app.anyone.call('GET', String(sent.body.data?.image).replace('/api/v1', ''))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const svg = form({}, { image: paperFile(Buffer.from('<svg onload="alert(1)"/>'), 'a.png', 'image/png') })
    expect((await boss.call('POST', `/admin/wallet/${id}/image`, svg)).status).toBe(415)
  })
})

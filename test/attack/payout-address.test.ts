/** sec/B13: no payout goes to an invalid address, nor to a new one before its owner had time to object. */
import { beforeAll, expect, it } from 'vitest'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { mailboxPath } from '#test/support/mailbox-path.ts'

const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const OTHER_TRON = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'
const DOGE = 'DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE'
const HOLD_SECONDS = 172_800

/** Symbol, network as the specification writes it, an address, the same with one character changed, one of another network. */
const coins = [
  ['btc', 'Bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', TRON],
  ['eth', 'erc 20', ETHEREUM, ETHEREUM.replace('5aAe', '5bAe'), TRON],
  ['usdt', 'trc 20', TRON, TRON.replace('j6t', 'j6u'), ETHEREUM],
  ['usdt', 'erc 20', ETHEREUM, ETHEREUM.replace('Aed', 'Aee'), TRON],
  ['usdt', 'bep 20', ETHEREUM, ETHEREUM.replace('Aed', 'aed'), TRON],
  [
    'bch',
    'bch',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6q',
    ETHEREUM,
  ],
  ['bnb', 'bep 20', ETHEREUM, ETHEREUM.replace('0x5a', '0x6a'), DOGE],
  ['busd', 'bep 20', ETHEREUM, ETHEREUM.replace('F3E', 'F2E'), DOGE],
  ['dogecoin', 'dogecoin', DOGE, DOGE.replace('ZkE', 'ZkF'), ETHEREUM],
  ['litcoin', 'litcoin', 'LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA', 'LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeB', DOGE],
  ['shibainu', 'erc 20', ETHEREUM, ETHEREUM.replace('435', '436'), TRON],
  ['usdcoin', 'erc 20', ETHEREUM, ETHEREUM.replace('669', '679'), TRON],
  ['xrp', 'xrp', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi', TRON],
  // Neither has a checksum: what is noticed is a character or a length that the format does not have.
  ['sol', 'solana', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5D0', TRON],
  ['perfectmoney', 'perfect money', 'U1234567', 'X1234567', TRON],
] as const

onStore((store) => {
  let app: TestApp
  let administrator: Client
  beforeAll(async () => {
    app = await startApp(store)
    administrator = await app.administrator()
    expect((await administrator.call('PATCH', '/admin/settings', { address_hold_seconds: HOLD_SECONDS })).status).toBe(200)
  })
  const save = (member: Client, address: string, symbol: string, network: string) =>
    member.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol, network, address }] } })

  it('sec/B13 the thirteen coins take their own addresses, and refuse one changed character and another network by name', async () => {
    const member = await app.member()
    expect(new Set(coins.map(([symbol]) => symbol)).size).toBe(13)
    for (const [symbol, network, valid, flipped, foreign] of coins) {
      for (const wrong of [flipped, foreign]) {
        const refused = await save(member, wrong, symbol, network)
        expect([symbol, wrong, refused.status]).toEqual([symbol, wrong, 400])
        const named = new RegExp(
          `^${symbol.toUpperCase()} \\(${network.replace(' ', '.')}\\): this is not a valid address of its network\\. .+\\.$`,
          'i',
        )
        expect(refused.body.message).toMatch(named)
      }
      expect((await save(member, foreign, symbol, network)).body.message).toMatch(/It is an address of \S+\.$/)
      expect([symbol, (await save(member, valid, symbol.toUpperCase(), network.replace(' ', '-').toUpperCase())).status]).toEqual([
        symbol,
        200,
      ])
    }
    const { data } = (await member.call('GET', '/me/payout-addresses')).body
    expect((data as unknown as { symbol: string; address: string }[]).map(({ symbol, address }) => `${symbol} ${address}`).sort()).toEqual(
      coins.map(([symbol, , valid]) => `${symbol} ${valid}`).sort(),
    )
    expect((await member.call('GET', '/me')).body.data?.payoutInfo?.crypto).toHaveLength(coins.length)
    for (const [symbol, network] of coins) {
      expect((await member.call('DELETE', `/me/payout-addresses/${symbol}/${encodeURIComponent(network)}`)).status).toBe(204)
    }
    expect((await member.call('GET', '/me/payout-addresses')).body.data).toEqual([])
  })

  it('sec/B13 an address of 47 h 59 min is not paid to, and one of 48 h is', async () => {
    const member = await app.member({ funded: '100' })
    const { body } = await save(member, TRON, 'usdt', 'trc 20')
    expect(body.message).toBe('Wallet Updated Successfully')
    const listed = (await member.call('GET', '/me/payout-addresses')).body.data as unknown as {
      unlocks_at: string
      selected_coin: string
    }[]
    const [{ unlocks_at, selected_coin } = { unlocks_at: '', selected_coin: '' }] = listed
    const ask = async () => {
      const again = await app.logIn(member.email)
      return again.call('POST', '/private/user/transaction', { amount: '10', payment_option: 'wallet', selected_coin })
    }
    const left_seconds = () => (Date.parse(unlocks_at) - app.clock.now().getTime()) / 1000
    expect(left_seconds()).toBeGreaterThan(HOLD_SECONDS - 60)
    app.clock.advance(left_seconds() - 60)
    const early = await ask()
    expect(early.status).toBe(409)
    expect(early.body).toMatchObject({ error_code: 49, until: unlocks_at })
    app.clock.advance(left_seconds())
    expect((await ask()).status).toBe(201)
  })

  it('sec/B13 the mail of a change has a link that takes it back, once, without a log-in, and restores the address from before', async () => {
    const member = await app.member()
    await save(member, TRON, 'usdt', 'trc 20')
    await save(member, OTHER_TRON, 'usdt', 'trc 20')
    await app.settled()
    const mails = (await app.anyone.call('GET', mailboxPath(member.email))).body.data as unknown as {
      subject: string
      text: string
    }[]
    const mail = mails.find(({ text }) => text.includes(OTHER_TRON))
    expect(mail?.subject).toBe('Your payout address for USDT (TRC-20) was changed')
    const token = /\/undo#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(token.length).toBeGreaterThan(40)
    const inside = await member.call('GET', '/me/messages')
    expect(inside.text).not.toContain(token)
    const tries = await Promise.all(Array.from({ length: 10 }, () => app.anyone.call('POST', '/auth/undo', { token })))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.every(({ status }) => status < 500)).toBe(true)
    const { data } = (await member.call('GET', '/me/payout-addresses')).body
    expect(data).toMatchObject([{ symbol: 'usdt', network: 'TRC-20', address: TRON }])
    const [row] = await app.database.query<{ found: boolean }>(
      'SELECT EXISTS (SELECT FROM mailed_link WHERE token_hash::text LIKE $1) AS found',
      [`%${token}%`],
    )
    expect(row?.found).toBe(false)
    await app.settled()
    expect((await member.call('GET', '/me/messages')).text).toContain('was restored')
  })

  it('sec/B13 the link is dead after 72 hours', async () => {
    const member = await app.member()
    await save(member, TRON, 'usdt', 'trc 20')
    await app.settled()
    const { text } = await app.anyone.call('GET', mailboxPath(member.email))
    const token = /\/undo#([\w-]+)/.exec(text)?.[1] ?? ''
    app.clock.advance(72 * 3_600 + 1)
    expect((await app.anyone.call('POST', '/auth/undo', { token })).status).toBeGreaterThanOrEqual(400)
    const again = await app.logIn(member.email)
    expect((await again.call('GET', '/me/payout-addresses')).body.data).toHaveLength(1)
  })
})

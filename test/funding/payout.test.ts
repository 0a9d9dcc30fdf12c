import { beforeAll, expect, it } from 'vitest'
import { isRefused } from '#kernel/refusal'
import { eachStore } from '#test/support/database.ts'
import { BTC, type FundingRoom, openRoom, type Person } from './room.ts'

const ETH = { symbol: 'ETH', network: 'erc 20', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }
const TRON = { symbol: 'usdt', network: 'TRC-20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }
const BANK = { accountName: 'Specimen', accountNumber: 'SPECIMEN-0042', bicOrSwiftCode: 'SPECIMEN', bankName: 'Specimen bank' }

eachStore((store) => {
  let room: FundingRoom
  beforeAll(async () => {
    room = await openRoom(store)
  })
  const save = ({ user_id, email }: Person, change: object) => room.funding.updatePayout({ user_id, own_email: email, ...change })
  const told = async (person: Person) => (await room.events(person)).filter((event) => event === 'payout_address.changed').length

  it('saves one address for each coin and network, compared without case, and tells the member of each change', async () => {
    const person = await room.person()
    expect(await save(person, { crypto: [BTC, ETH, TRON] })).toEqual({
      bank: null,
      crypto: [
        { symbol: 'btc', address: BTC.address, network: 'Bitcoin' },
        { symbol: 'eth', address: ETH.address, network: 'ERC-20' },
        { symbol: 'usdt', address: TRON.address, network: 'TRC-20' },
      ],
    })
    expect(await told(person)).toBe(3)
    const other = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'
    await save(person, {
      crypto: [
        { symbol: 'USDT', network: 'trc 20', address: other },
        { ...BTC, address: '' },
      ],
    })
    expect(await told(person)).toBe(4)
    const addresses = await room.funding.listPayoutAddresses(person.user_id)
    expect(addresses.map((row) => row.selected_coin)).toEqual([
      `${BTC.address}::btc::Bitcoin`,
      `${ETH.address}::eth::ERC-20`,
      `${other}::usdt::TRC-20`,
    ])
  })

  it('puts a new or changed address on hold, and leaves the hold of one that is sent again', async () => {
    room.settings.address_hold_seconds = 3_600
    const person = await room.person()
    await save(person, { crypto: [BTC] })
    const [first] = await room.funding.listPayoutAddresses(person.user_id)
    expect(first?.unlocks_at.getTime()).toBe(room.clock.now().getTime() + 3_600_000)
    room.clock.advance(1_800)
    await save(person, { crypto: [BTC] })
    const [again] = await room.funding.listPayoutAddresses(person.user_id)
    expect(again?.unlocks_at).toEqual(first?.unlocks_at)
    expect(await told(person)).toBe(1)
    room.settings.address_hold_seconds = 0
  })

  it('saves nothing of a change that has a fault, and names the coin', async () => {
    const person = await room.person()
    const refused = async (crypto: object[]) => {
      const outcome = await save(person, { crypto: [BTC, ...crypto] })
      return isRefused(outcome) ? outcome : null
    }
    expect((await refused([{ ...ETH, address: ETH.address.replace('5aAe', '5aAE') }]))?.message).toContain(
      'ETH (ERC-20): this is not a valid address of its network: its checksum does not fit',
    )
    expect((await refused([{ ...TRON, network: 'ERC-20' }]))?.message).toContain('USDT (ERC-20)')
    expect((await refused([{ symbol: 'doge', network: 'dogecoin', address: 'x' }]))?.message).toContain('DOGE (dogecoin)')
    expect((await refused([{ ...TRON, address: `sandbox:${TRON.address}` }]))?.message).toContain('sandbox deposit address')
    expect((await refused([{ ...BTC, symbol: 'BTC' }]))?.message).toContain('two addresses')
    expect((await refused([{ ...TRON, address: 'x' }]))?.fields).toHaveProperty(['payoutInfo.crypto.1.address'])
    expect(await room.funding.readPayout(person.user_id)).toEqual({ bank: null, crypto: [] })
    expect(await save(person, { email: 'someone@else.test', crypto: [BTC] })).toMatchObject({
      refused: 'invalid',
      fields: { email: expect.anything() },
    })
    expect(isRefused(await save(person, { email: person.email, crypto: [BTC] }))).toBe(false)
  })

  it('keeps bank details sealed and shows them masked; the masked number sent back changes nothing', async () => {
    const person = await room.person()
    await save(person, { bank: BANK })
    const rows = await room.database.query<{ sealed: Buffer; last_four: string }>(
      'SELECT sealed, last_four FROM bank_detail WHERE user_id = $1',
      [person.user_id],
    )
    expect(rows[0]?.sealed.includes('SPECIMEN')).toBe(false)
    const shown = (await room.funding.readPayout(person.user_id)).bank
    expect(shown).toMatchObject({ accountName: 'Specimen', accountNumber: '••••0042' })
    await save(person, { bank: shown ?? undefined })
    expect(await told(person)).toBe(1)
    await save(person, { bank: { ...shown, bankName: 'Another specimen' } })
    expect((await room.funding.readPayout(person.user_id)).bank).toMatchObject({ accountNumber: '••••0042', bankName: 'Another specimen' })
    expect(await told(person)).toBe(2)
  })

  it('forgets an address when its owner asks, and nobody else', async () => {
    const person = await room.person()
    const other = await room.person()
    await save(person, { crypto: [TRON] })
    const named = { symbol: 'USDT', network: 'trc 20' }
    expect(await room.funding.deletePayoutAddress({ user_id: other.user_id, ...named })).toMatchObject({ refused: 'no_payout_address' })
    expect(await room.funding.deletePayoutAddress({ user_id: person.user_id, ...named })).toBeNull()
    expect(await room.funding.deletePayoutAddress({ user_id: person.user_id, ...named })).toMatchObject({ refused: 'no_payout_address' })
    expect(await room.funding.deletePayoutAddress({ user_id: person.user_id, symbol: 'x', network: 'y' })).toMatchObject({
      refused: 'no_payout_address',
    })
  })

  it('takes two changes at once', async () => {
    const person = await room.person()
    const changes = Array.from({ length: 12 }, (_, n) => save(person, { crypto: n % 2 ? [TRON, BTC, ETH] : [ETH, BTC, TRON] }))
    expect((await Promise.all(changes)).every((outcome) => !isRefused(outcome))).toBe(true)
    expect(await told(person)).toBe(3)
  })
})

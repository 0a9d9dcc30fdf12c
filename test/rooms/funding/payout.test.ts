import { beforeAll, expect, it } from 'vitest'
import { specimenAddress } from '#contract/shared/specimen'
import { causeOf, isRefused } from '#kernel/refusal'
import { reasonText } from '#sentences/say'
import { sandboxRail, usersSharingAddress } from '#server/funding'
import { onStore } from '#test/support/database.ts'
import { BTC, type FundingRoom, once, openRoom, type Person, usd } from './room.ts'

const ETH = { symbol: 'ETH', network: 'erc 20', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }
const TRON = { symbol: 'usdt', network: 'TRC-20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }
const BANK = { accountName: 'Specimen', accountNumber: 'SPECIMEN-0042', bicOrSwiftCode: 'SPECIMEN', bankName: 'Specimen bank' }

onStore((store) => {
  let room: FundingRoom
  beforeAll(async () => {
    room = await openRoom(store)
  })
  const save = ({ user_id, email }: Person, change: object) => room.funding.updatePayout({ user_id, own_email: email, ...change })
  const countEvents = async (person: Person, named = 'payout_address.changed') =>
    (await room.events(person)).filter((event) => event === named).length

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
    expect(await countEvents(person)).toBe(3)
    const other = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'
    await save(person, {
      crypto: [
        { symbol: 'USDT', network: 'trc 20', address: other },
        { ...BTC, address: '' },
      ],
    })
    expect(await countEvents(person)).toBe(4)
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
    expect(await countEvents(person)).toBe(1)
    room.settings.address_hold_seconds = 0
  })

  it('saves nothing of a change that has a fault, and names the coin', async () => {
    const person = await room.person()
    const refused = async (crypto: object[]) => {
      const outcome = await save(person, { crypto: [BTC, ...crypto] })
      return isRefused(outcome) ? { fields: outcome.fields, sentence: reasonText(causeOf(outcome)) } : null
    }
    expect((await refused([{ ...ETH, address: ETH.address.replace('5aAe', '5aAE') }]))?.sentence).toContain(
      'ETH (ERC-20): this is not a valid address of its network. Its checksum does not match',
    )
    expect((await refused([{ ...TRON, network: 'ERC-20' }]))?.sentence).toContain('USDT (ERC-20)')
    expect((await refused([{ symbol: 'doge', network: 'dogecoin', address: 'x' }]))?.sentence).toContain('DOGE (dogecoin)')
    expect((await refused([{ ...TRON, address: `sandbox:${TRON.address}` }]))?.sentence).toContain('sandbox deposit address')
    expect((await refused([{ ...BTC, symbol: 'BTC' }]))?.sentence).toContain('two addresses')
    expect((await refused([{ ...TRON, address: 'x' }]))?.fields).toHaveProperty(['payoutInfo.crypto.1.address'])
    expect(await room.funding.readPayout(person.user_id)).toEqual({ bank: null, crypto: [] })
    expect(await save(person, { email: 'someone@else.test', crypto: [BTC] })).toMatchObject({
      refused: 'invalid',
      fields: { email: expect.anything() },
    })
    expect(isRefused(await save(person, { email: person.email, crypto: [BTC] }))).toBe(false)
  })

  it('takes the specimen of a coin and network, shares it with nobody, and refuses it where real money could move', async () => {
    const [ada, grace] = [await room.person(), await room.person()]
    const specimens = [
      { symbol: 'btc', network: 'Bitcoin' },
      { symbol: 'usdt', network: 'TRC-20' },
      { symbol: 'perfectmoney', network: 'Perfect Money' },
    ].map((coin) => ({ ...coin, address: specimenAddress(coin) }))
    for (const person of [ada, grace]) expect(isRefused(await save(person, { crypto: specimens }))).toBe(false)
    const saved = (await room.funding.listPayoutAddresses(ada.user_id)).map(({ symbol, network, address }) => ({
      symbol,
      network,
      address,
    }))
    const sorted = (rows: typeof specimens) => rows.map((row) => row.address).sort()
    expect(sorted(saved)).toEqual(sorted(specimens))
    expect(saved.every(({ address }) => /^sandbox:specimen-[a-z0-9-]+$/.test(address))).toBe(true)
    expect(await usersSharingAddress(room.database.query, ada.user_id)).toEqual([])
    const wrong = await save(ada, { crypto: [{ ...TRON, address: specimenAddress({ symbol: 'usdt', network: 'ERC-20' }) }] })
    expect(isRefused(wrong) && reasonText(causeOf(wrong))).toContain('sandbox deposit address')
    const real = await openRoom(store, { ...sandboxRail, pays_specimens: false })
    const person = await real.person()
    const refused = await real.funding.updatePayout({ user_id: person.user_id, own_email: person.email, crypto: specimens.slice(0, 1) })
    expect(isRefused(refused) && causeOf(refused).reason).toBe('address_of_sandbox')
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
    expect(await countEvents(person, 'bank_details.changed')).toBe(1)
    await save(person, { bank: { ...shown, bankName: 'Another specimen' } })
    expect((await room.funding.readPayout(person.user_id)).bank).toMatchObject({ accountNumber: '••••0042', bankName: 'Another specimen' })
    expect(await countEvents(person, 'bank_details.changed')).toBe(2)
  })

  it('forgets an address only when its owner asks', async () => {
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

  const links = async (person: Person) =>
    (await room.mails())
      .filter(({ kind, payload }) => kind === 'notify' && payload.user_id === person.user_id && payload.link)
      .map(({ payload }) => String(payload.link).replace('/undo#', ''))
  const undo = (person: Person, change_id: string | undefined) =>
    room.database.transaction((tx) => room.funding.undoAddressChange(tx, { user_id: person.user_id, object: change_id ?? '' }))
  const addresses = async (person: Person) => (await room.funding.listPayoutAddresses(person.user_id)).map(({ address }) => address)
  const other = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'

  it('sec/B13 takes a change back: the former address is there again with the hold that it had, and once only', async () => {
    const person = await room.person()
    await save(person, { crypto: [TRON] })
    const [before] = await room.funding.listPayoutAddresses(person.user_id)
    room.clock.advance(60)
    room.settings.address_hold_seconds = 172_800
    await save(person, { crypto: [{ ...TRON, address: other }] })
    room.settings.address_hold_seconds = 0
    const [, changed] = await links(person)
    const stranger = await room.person()
    expect(await undo(stranger, changed)).toBe(false)
    const tries = await Promise.all(Array.from({ length: 8 }, () => undo(person, changed)))
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect(await room.funding.listPayoutAddresses(person.user_id)).toEqual([before])
    expect(await countEvents(person, 'payout_address.put_back')).toBe(1)
  })

  it('sec/B13 also takes back changes that followed, so that a second change saves nothing', async () => {
    const person = await room.person()
    await save(person, { crypto: [TRON] })
    await save(person, { crypto: [{ ...TRON, address: other }] })
    await room.funding.deletePayoutAddress({ user_id: person.user_id, ...TRON })
    await save(person, { crypto: [{ ...TRON, address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' }] })
    const [first, swapped, removed, added] = await links(person)
    expect(await undo(person, swapped)).toBe(true)
    expect(await addresses(person)).toEqual([TRON.address])
    for (const later of [removed, added]) expect(await undo(person, later)).toBe(false)
    expect(await undo(person, first)).toBe(true)
    expect(await addresses(person)).toEqual([])
    expect(await countEvents(person, 'payout_address.taken_back')).toBe(1)
  })

  it('sec/B13 tells of a removal, which its link takes back', async () => {
    const person = await room.person()
    await save(person, { crypto: [TRON] })
    await room.funding.deletePayoutAddress({ user_id: person.user_id, ...TRON })
    expect(await countEvents(person, 'payout_address.removed')).toBe(1)
    expect(await undo(person, (await links(person)).at(-1))).toBe(true)
    expect(await addresses(person)).toEqual([TRON.address])
  })

  it('sec/B12 finds who has, or had, an address of the same account, however it is written', async () => {
    const [one, two, three, four] = [await room.person(), await room.person(), await room.person(), await room.person()]
    const cash = { symbol: 'bch', network: 'bch' }
    await save(one, {
      crypto: [
        { ...cash, address: '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu' },
        { ...ETH, address: ETH.address.toLowerCase() },
      ],
    })
    await save(two, { crypto: [{ ...cash, address: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a' }] })
    await save(three, { crypto: [{ ...ETH, symbol: 'shibainu' }] })
    await room.funding.deletePayoutAddress({ user_id: three.user_id, symbol: 'shibainu', network: 'erc 20' })
    await save(four, { crypto: [{ symbol: 'xrp', network: 'xrp', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?dt=1' }] })
    expect((await room.funding.usersSharingAddress(one.user_id)).filter((id) => id === two.user_id || id === three.user_id)).toHaveLength(2)
    expect(await room.funding.usersSharingAddress(two.user_id)).toEqual([one.user_id])
    const threes = await room.funding.usersSharingAddress(three.user_id)
    expect([threes.includes(one.user_id), threes.includes(two.user_id)]).toEqual([true, false])
    expect(await room.funding.usersSharingAddress(four.user_id)).toEqual([])
  })

  it('holds a changed bank account back as it does an address', async () => {
    const person = await room.person(usd(100))
    room.settings.address_hold_seconds = 172_800
    await save(person, { bank: BANK })
    room.settings.address_hold_seconds = 0
    const ask = () => room.funding.withdraw({ user_id: person.user_id, amount: usd(10), method: 'bank' }, once(person.user_id))
    room.clock.advance(172_800 - 60)
    expect(await ask()).toMatchObject({
      refused: 'address_on_hold',
      reason: 'bank_on_hold',
    })
    room.clock.advance(60)
    expect(await ask()).toMatchObject({ state: 'unconfirmed' })
  })

  it('takes two changes at once', async () => {
    const person = await room.person()
    const changes = Array.from({ length: 12 }, (_, n) => save(person, { crypto: n % 2 ? [TRON, BTC, ETH] : [ETH, BTC, TRON] }))
    expect((await Promise.all(changes)).every((outcome) => !isRefused(outcome))).toBe(true)
    expect(await countEvents(person)).toBe(3)
  })
})

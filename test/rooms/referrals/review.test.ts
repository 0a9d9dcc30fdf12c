/** sec/B12: a bonus between accounts that look like one person's waits for an administrator, and its money stays in the budget. */
import { beforeAll, expect, it } from 'vitest'
import { applicationForm, paperFile, pdf } from '#test/rooms/documents/papers.ts'
import { type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { bonusBalance, bring, buy, codeOf, eightDaysLater, payDue, seenBy } from './world.ts'

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const OTHER_BTC = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'
/** As app.member() has it. */
const PHONE = '+14155550100'
const IN_REVIEW = { state: 'review', bonus: '1.10', reason: null }

type Reviewed = { id: string; amount: string; signals: string[]; referrer: { id: string }; referred: { id: string } }

onStore((store) => {
  let app: TestApp
  let administrator: Client
  beforeAll(async () => {
    app = await startApp(store, { environment: { TRUST_PROXY: '127.0.0.1' } })
    administrator = await app.administrator()
  })

  const inReview = async () => (await administrator.call('GET', '/admin/referral?state=review')).body.data as unknown as Reviewed[]
  const budget = async () => (await administrator.call('GET', '/admin/treasury')).body.data?.referral_budget
  const signalsOf = async (referrer: Client) =>
    (await inReview()).filter((bonus) => bonus.referrer.id === referrer.user_id).map(({ signals }) => signals)
  const logInFrom = (address: string, { email }: Client) =>
    app.anyone.call('POST', '/auth/login', { email, password: PASSWORD }, { 'x-forwarded-for': address })

  it('sec/B12 puts a bonus in review for each likeness, with its reason, and pays the one between strangers', async () => {
    const live = async (member: Client, address: string) =>
      expect((await member.call('PATCH', '/me/update-profile', { address })).status).toBe(200)
    const pay = (member: Client) =>
      member.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
    const send = (member: Client) =>
      member.call('POST', '/me/ira-form', applicationForm({ email: member.email }, { govt_id: paperFile(pdf({ content: 'BT 1 Tr ET' })) }))
    const pair = async (phone?: string) => {
      const referrer = await app.member()
      return [referrer, await bring(app, await codeOf(referrer), phone ? { phone } : {})] as const
    }
    const phone = await pair(PHONE)
    const home = await pair()
    await live(home[0], '12 Harbour Street, Flat 3')
    await live(home[1], '12 harbour street flat 3')
    const address = await pair()
    for (const member of address) expect((await pay(member)).status).toBe(200)
    const document = await pair()
    for (const member of document) expect((await send(member)).status).toBe(201)
    const network = await pair()
    // Two addresses of one household's /64.
    for (const [n, member] of network.entries()) expect((await logInFrom(`2001:db8:7:7::${n + 1}`, member)).status).toBe(200)
    const strangers = await pair()
    await live(strangers[0], '1 Harbour Street')
    await live(strangers[1], '2 Harbour Street')
    await logInFrom('203.0.113.8', strangers[0])
    await logInFrom('203.0.113.9', strangers[1])
    const before = await budget()
    await eightDaysLater(app, administrator)
    const found = await Promise.all([phone, home, address, document, network].map(([referrer]) => signalsOf(referrer)))
    expect(found).toEqual([[['phone']], [['name_and_address']], [['payout_address']], [['document']], [['network']]])
    for (const [referrer] of [phone, home, address, document, network]) {
      expect(await seenBy(referrer)).toEqual({ total: '0.00', referred: [IN_REVIEW] })
    }
    expect(await bonusBalance(strangers[0])).toBe('1.10')
    // Of six bonuses one has left the budget.
    expect([before, await budget()]).toEqual(['100000.00', '99998.90'])
  })

  it('sec/B12 puts the bonuses for two accounts of one person in review, for any referrer, and none for log-ins days apart', async () => {
    const [ada, eve] = [await app.member(), await app.member()]
    const [adas, eves] = [await codeOf(ada), await codeOf(eve)]
    const phone = '+14155550177'
    await bring(app, adas, { phone })
    const second = await bring(app, adas, { phone })
    await bring(app, await codeOf(second), { phone })
    await logInFrom('203.0.113.20', eve)
    app.clock.advance(2 * 86_400)
    administrator = await app.administrator()
    const apart = await bring(app, eves)
    await logInFrom('203.0.113.20', apart)
    await eightDaysLater(app, administrator)
    expect(await signalsOf(ada)).toEqual([['phone'], ['phone']])
    expect(await signalsOf(second)).toEqual([['phone']])
    expect(await bonusBalance(await app.logIn(eve.email))).toBe('1.10')
  })

  it('sec/B12 puts in review what one person earns behind many referrers, who have nothing in common with whom they refer', async () => {
    const seen = async (referrers: readonly Client[]) => (await Promise.all(referrers.map(signalsOf))).map(([signals]) => signals ?? [])
    const referrers = await Promise.all(Array.from({ length: 6 }, () => app.member()))
    const referred: Client[] = []
    for (const [at, referrer] of referrers.entries())
      referred.push(await bring(app, await codeOf(referrer), at < 2 ? { phone: '+14155550188' } : {}))
    for (const member of referred.slice(2, 4)) {
      const info = { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: OTHER_BTC }] } }
      expect((await member.call('PATCH', '/me/update-user-wallet', info)).status).toBe(200)
    }
    for (const member of referred.slice(4)) {
      const paper = { govt_id: paperFile(pdf({ content: 'BT 2 Tr ET' })) }
      expect((await member.call('POST', '/me/ira-form', applicationForm({ email: member.email }, paper))).status).toBe(201)
    }
    await eightDaysLater(app, administrator)
    expect(await seen(referrers)).toEqual([['phone'], ['phone'], ['payout_address'], ['payout_address'], ['document'], ['document']])
  })

  it('sec/B12 pays a ring nothing whose end is its beginning under another name, and its budget stays whole', async () => {
    const before = await budget()
    const phone = '+14155550199'
    const first = await app.signUp({ email: 'ring.one@gmail.com', phone, funded: '500' })
    const second = await bring(app, await codeOf(first), { phone: '+14155550198' })
    const third = await bring(app, await codeOf(second), { phone: '+14155550197' })
    // The first one again: as the same mailbox, and with another mailbox and the same phone.
    const mailbox = await bring(app, await codeOf(third), { email: 'r.i.n.g.one+three@googlemail.com', phone: '+14155550196' })
    const again = await bring(app, await codeOf(third), { phone })
    // No field of a request sets a referrer after the sign-up.
    for (const body of [{ referred_by: again.user_id }, { referral_code: await codeOf(again) }])
      expect((await first.call('PATCH', '/me/update-profile', body)).status).toBe(400)
    await buy(first, '100')
    await eightDaysLater(app, administrator)
    expect((await seenBy(third)).referred.map(({ state }) => state).sort()).toEqual(['review', 'withheld'])
    expect((await seenBy(mailbox)).referred).toEqual([])
    // Second and third are unrelated to the others: they earned the two bonuses.
    expect(Number(before) - Number(await budget())).toBeCloseTo(2.2, 2)
    expect(await app.audit()).toEqual([])
  })

  it('sec/B12 decides a bonus in review once, however many release and refuse it at once, and pays what was released once', async () => {
    const waiting = await inReview()
    expect(waiting.length).toBeGreaterThanOrEqual(8)
    const before = Number(await budget())
    const decide = ({ id }: Reviewed, decision: string) =>
      administrator.call('PATCH', `/admin/referral/${id}`, { decision, reason: 'Looked at it.' })
    const answers = await Promise.all(
      waiting.map((bonus) => Promise.all(['release', 'refuse', 'release', 'refuse'].map((decision) => decide(bonus, decision)))),
    )
    for (const four of answers) expect(four.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    await Promise.all([payDue(app), payDue(app), payDue(app)])
    const ended = (await administrator.call('GET', '/admin/referral?limit=200')).body.data as unknown as (Reviewed & { state: string })[]
    const of = (bonus: Reviewed) => ended.find(({ id }) => id === bonus.id)
    const released = answers.filter(([first, , third]) => first?.status === 200 || third?.status === 200).length
    expect(waiting.filter((bonus) => of(bonus)?.state === 'paid')).toHaveLength(released)
    expect(waiting.filter((bonus) => of(bonus)?.state === 'withheld')).toHaveLength(waiting.length - released)
    expect(waiting.map((bonus) => of(bonus)?.signals)).toEqual(waiting.map(({ signals }) => signals))
    expect(Number(await budget())).toBeCloseTo(before - 1.1 * released, 2)
    const audited = (await administrator.call('GET', '/admin/audit?limit=200')).body.data as unknown as { action: string }[]
    expect(audited.filter(({ action }) => action.startsWith('referral.'))).toHaveLength(waiting.length)
    expect(await app.audit()).toEqual([])
  })
})

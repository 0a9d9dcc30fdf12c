/**
 * A change that waits, whose payload this version can't read: both administrators see that, and nothing comes of it but that it is
 * declined.
 */
import { expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { type Client, startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { colleague, decide } from './people.ts'

const kinds = [
  ['adjustment.credit', { account: 'locked', narration: 'A correction' }],
  ['adjustment.debit', {}],
  ['deposit.approve', { id: 'x' }],
  ['referral.release', { referred: 'x', plan: 'gold', signals: ['face'] }],
  ['treasury.add', { account: 'custody' }],
  ['user.role', { role: 'owner' }],
  ['user.suspend', { status: 'deleted' }],
  ['team.invite', { email: 'a@b.test', role: 'member' }],
  ['plan.terms', { min: '1e6' }],
  ['wallet.change', { network: 'mainnet' }],
  ['settings.change', { four_eyes_threshold: 'much' }],
  ['business-date.move', { move_days: 3 }],
] as const

onStore((store) => {
  it('shows a payload that no longer parses as such to both administrators, and executes nothing of it', async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    const bob = await colleague(app, ada, 'administrator')
    const member = await app.member()
    const batches = async () => (await app.database.query<{ n: number }>('SELECT count(*)::int AS n FROM move'))[0]?.n
    const seen = async (who: Client, id: string) => {
      const { body } = await who.call('GET', '/admin/change?limit=50')
      return (body.data as unknown as { _id: string; unreadable: boolean; details: object }[]).find(({ _id }) => _id === id)
    }
    const before = await batches()
    for (const [kind, payload] of kinds) {
      const id = newId()
      await app.database.query(
        `INSERT INTO admin_change (id, kind, beneficiary, amount, object_kind, object_id, payload, before, hash, maker, created_at, expires_at, state)
         VALUES ($1, $2, $3, 5, 'user', $3, $4, $4, repeat('a', 64), $5, $6, $6::timestamptz + interval '1 day', 'waiting')`,
        [id, kind, member.user_id, JSON.stringify(payload), ada.user_id, app.clock.now()],
      )
      for (const who of [ada, bob]) expect([kind, await seen(who, id)]).toMatchObject([kind, { unreadable: true, details: payload }])
      expect([kind, (await decide(bob, id)).body]).toMatchObject([
        kind,
        { error_code: 52, message: 'The details of this change can’t be read any more. Decline it and ask again.' },
      ])
      expect([kind, (await decide(bob, id, 'decline')).status]).toEqual([kind, 200])
    }
    expect(await batches()).toBe(before)
    expect((await member.call('GET', '/me/account')).body.data?.account_info?.main_balance).toBe('0.00')
  })

  it('shows what can be read as before', async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    await colleague(app, ada, 'administrator')
    const asked = await ada.call('POST', '/admin/business-date', { days: 1 })
    expect(asked.status).toBe(202)
    const [shown] = (await ada.call('GET', '/admin/change?state=waiting')).body.data as unknown as { details: { to: string } }[]
    expect(shown).toMatchObject({ unreadable: false, moved: null, before: { offset_days: 0 } })
    expect((Date.parse(String(shown?.details.to)) - app.clock.now().getTime()) / 86_400_000).toBeCloseTo(1, 2)
  })
})

/** Members can read what administrators did to their account: every decision with its reason, but no names and nothing of other members. */
import { expect, it } from 'vitest'
import { startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

type Row = { id: string; action: string; reason: string | null; transaction_id: string | null }

onStore((store) => {
  it('tells a member what was done to the account and decided about its transactions, newest first, and no more', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const [ada, bob] = [await app.member({ funded: '1000' }), await app.member()]
    expect((await ada.call('GET', '/me/admin-actions')).body.data).toEqual([])
    const pending = (await ada.call('POST', '/private/user/deposit', { amount: '77', payment_method: 'card' })).body.data?.transaction
    await boss.call('PATCH', `/admin/transaction/decline/${pending?._id}`, { admin_comment: 'No payment came' })
    const fund = { user: ada.user_id, account_type: 'bonus', amount: '5', transaction_type: 'credit', narration: 'For waiting' }
    await boss.call('POST', '/admin/transaction', fund)
    // The member's own changes are in the log as well, but aren't administrator actions.
    await ada.call('POST', '/me/freeze')
    const read = await app.logIn(ada.email).catch(() => ada)
    const { body, text } = await read.call('GET', '/me/admin-actions')
    const rows = body.data as unknown as Row[]
    expect(rows.map(({ action, reason, transaction_id }) => [action, reason, transaction_id])).toEqual([
      ['adjustment.credit', 'For waiting', null],
      ['deposit.decline', 'No payment came', pending?._id],
    ])
    expect(text).not.toContain(boss.email)
    const first = await read.call('GET', '/me/admin-actions?limit=1')
    const { next_cursor } = (first.body as unknown as { page: { next_cursor: string } }).page
    const second = (await read.call('GET', `/me/admin-actions?limit=1&cursor=${next_cursor}`)).body as unknown as {
      data: Row[]
      page: object
    }
    expect([second.data.map(({ id }) => id), second.page]).toEqual([[rows[1]?.id], { next_cursor: null, total: null }])
    expect((await bob.call('GET', '/me/admin-actions')).body.data).toEqual([])
    expect((await read.call('GET', '/me/admin-actions?cursor=x')).status).toBe(400)
  })

  it('turns the list of transactions round, page by page', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    for (const amount of ['1', '2', '3']) await ada.call('POST', '/private/user/deposit', { amount, payment_method: 'card' })
    const page = async (query: string) => {
      const { data, page } = (await ada.call('GET', `/me/transactions?limit=2&${query}`)).body as unknown as Paged
      return { amounts: data.map(({ amount }) => amount), next: page.next_cursor }
    }
    const first = await page('sort=oldest')
    expect(first.amounts).toEqual(['1.00', '2.00'])
    expect((await page(`sort=oldest&cursor=${first.next}`)).amounts).toEqual(['3.00'])
    expect((await page('sort=newest')).amounts).toEqual(['3.00', '2.00'])
  })
})

type Paged = { data: { amount: string }[]; page: { next_cursor: string | null } }

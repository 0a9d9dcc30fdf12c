/** Statements of any days, and the report of income: the months they hold add up, and the sums are those of the figures. */
import { expect, it } from 'vitest'
import { type Client, startApp } from '#test/support/app.ts'
import { readCsvRows } from '#test/support/csv.ts'
import { onStore } from '#test/support/database.ts'
import { readPdf } from '#test/support/pdf-text.ts'

type Row = Record<string, string>
type Posting = { entry_id: string; amount: string; income: string | null; business_date: string }
type Report = { money: string; complete: boolean; postings: Posting[]; sums: Row; opening: Row; closing: Row }

const DAY = 86_400
const toCents = (text = ''): bigint => BigInt(text.replace('.', ''))
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

async function csvOf(member: Client, query: string): Promise<Row[]> {
  const answer = await member.call('GET', `/me/statement?${query}&format=csv`)
  expect(answer.status).toBe(200)
  return readCsvRows(answer.text)
}

async function jsonOf(member: Client, query: string): Promise<Report> {
  const answer = await member.call('GET', `/me/statement?${query}&format=json`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  return JSON.parse(answer.text) as Report
}

onStore((store) => {
  it('reports what plans paid, apart for early exits, and bonuses, with their entries and as the figures have them', async () => {
    const app = await startApp(store)
    const { email } = await app.member({ funded: '3000' })
    const began = dayOf(app.clock.now())
    const boss = await app.administrator()
    const first = await app.logIn(email)
    const buy = (by: Client, amount: string) => by.call('POST', '/private/user/investment', { plan: 'starter', amount })
    await buy(first, '500')
    await boss.call('POST', '/admin/business-date', { days: 8 })
    await buy(first, '400')
    await boss.call('POST', '/admin/business-date', { days: 3 })
    const open = (await first.call('GET', '/me/investments?status=active')).body.data?.[0]?._id
    expect((await first.call('PATCH', `/private/user/investment/${open}`, {})).status).toBe(200)
    for (const [account_type, amount] of [
      ['bonus', '5'],
      ['main', '7'],
    ])
      await boss.call('POST', '/admin/transaction', {
        user: first.user_id,
        account_type,
        amount,
        transaction_type: 'credit',
        narration: 'A gift',
      })
    const days = `from=${began}&to=${dayOf(new Date(app.clock.now().getTime() + 20 * DAY * 1000))}`
    const report = await jsonOf(first, `${days}&report=income`)
    const { account_info: now } = (await first.call('GET', '/me/account')).body.data as unknown as { account_info: Row }
    expect(report).toMatchObject({ money: 'paper', complete: false })
    expect(report.postings.map(({ income, amount }) => [income, amount])).toEqual([
      ['returns', '50.00'],
      ['early_exits', report.sums.early_exits],
      ['bonuses', '5.00'],
    ])
    expect(toCents(report.sums.returns) + toCents(report.sums.early_exits)).toBe(toCents(now.total_investment_revenue))
    expect([report.sums.bonuses, toCents(report.sums.total)]).toEqual([
      now.total_bonus,
      toCents(now.total_investment_revenue) + toCents(now.total_bonus),
    ])
    const rows = await csvOf(first, `${days}&report=income`)
    expect(rows.filter(({ row }) => row === 'posting').map(({ entry_id }) => entry_id)).toEqual(
      report.postings.map(({ entry_id }) => entry_id),
    )
    expect(rows.filter(({ row }) => row === 'sum').map(({ what, amount }) => [what, amount])).toEqual([
      ['Returns at maturity', report.sums.returns],
      ['Returns at early exits', report.sums.early_exits],
      ['Bonuses', report.sums.bonuses],
      ['Total', report.sums.total],
    ])
    const printed = await fetch(`${app.url}/api/v1/me/statement?${days}&report=income`, {
      headers: { authorization: `Bearer ${first.token}` },
    })
    const { text } = await readPdf(new Uint8Array(await printed.arrayBuffer()))
    for (const shown of ['Income in', 'paper money', 'tax advice', 'Returns at early exits', `$${report.sums.total}`])
      expect(text).toContain(shown)
    for (const { entry_id } of report.postings) expect(text).toContain(entry_id)
  })

  it('any days hold what their months hold, and meet the days before them', async () => {
    const app = await startApp(store)
    const { email } = await app.member({ funded: '1000' })
    const began = dayOf(app.clock.now())
    const boss = await app.administrator()
    const ada = await app.logIn(email)
    for (const amount of ['100', '150', '200']) {
      await ada.call('POST', '/private/user/investment', { plan: 'starter', amount })
      await boss.call('POST', '/admin/business-date', { days: 20 })
    }
    const now = new Date(app.clock.now().getTime() + 60 * DAY * 1000)
    const all = await jsonOf(ada, `from=${began}&to=${dayOf(now)}`)
    const middle = dayOf(new Date(Date.parse(began) + 25 * DAY * 1000))
    const [before, after] = [
      await jsonOf(ada, `from=${began}&to=${middle}`),
      await jsonOf(ada, `from=${dayOf(new Date(Date.parse(middle) + DAY * 1000))}&to=${dayOf(now)}`),
    ]
    expect([before.complete, after.complete]).toEqual([true, false])
    expect([...before.postings, ...after.postings]).toEqual(all.postings)
    expect(before.postings.every(({ business_date }) => business_date.slice(0, 10) <= middle)).toBe(true)
    expect(after.postings.length).toBeGreaterThan(0)
    expect(after.opening).toEqual(before.closing)
    expect([all.opening.total, all.closing]).toEqual(['0.00', after.closing])
    const months = (await ada.call('GET', '/me/statements')).body.data as unknown as { month: string; postings: number }[]
    expect(months.reduce((sum, { postings }) => sum + postings, 0)).toBe(all.postings.length)
    const year = await ada.call('GET', `/me/statement?from=${began.slice(0, 4)}-01-01&to=${began.slice(0, 4)}-12-31`)
    expect(year.headers.get('content-disposition')).toContain(`clearterm-statement-${began.slice(0, 4)}.pdf`)
  })

  it('refuses days that are no period, and changes nothing', async () => {
    const app = await startApp(store)
    const ada = await app.member({ funded: '10' })
    const today = dayOf(app.clock.now())
    const asked = async (query: string) => {
      const { status, body } = await ada.call('GET', `/me/statement?${query}`)
      return [status, body.params?.reason ?? body.error_code]
    }
    expect(await asked('')).toEqual([400, 'period_needed'])
    expect(await asked(`from=${today}`)).toEqual([400, 'period_needed'])
    expect(await asked(`month=${today.slice(0, 7)}&from=${today}&to=${today}`)).toEqual([400, 'period_needed'])
    expect(await asked('from=2026-02-30&to=2026-03-01')).toEqual([400, 'not_a_date'])
    expect(await asked(`from=${today}&to=2001-01-01`)).toEqual([400, 'period_order'])
    expect(await asked('from=9999-01-01&to=9999-12-31')).toEqual([400, 'period_not_begun'])
    expect((await asked('from=1999-01-01&to=1999-12-31'))[0]).toBe(404)
  })
})

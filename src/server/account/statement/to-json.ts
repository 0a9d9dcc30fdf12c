/** A statement as one JSON object, streamed: amounts as decimal texts, words in English, as the CSV has them. */
import { formatDecimal } from '#kernel/money'
import type { AccountSums } from '#server/books'
import { describePosting } from './describe-posting.ts'
import { addIncome, incomeInAll, incomeKindOf, noIncome } from './income.ts'
import { inAll, type Statement, type StatementLine } from './statement.ts'

export async function* toJson(statement: Statement, report: 'account' | 'income'): AsyncGenerator<Uint8Array> {
  const { from, until, complete, batch, opening, closing, promised, accrued } = statement
  const head = { report, money: 'paper', from, until, complete, as_of_batch: batch === null ? null : String(batch) }
  const start = report === 'account' ? { ...head, opening: balances(opening) } : head
  yield Buffer.from(`${JSON.stringify(start).slice(0, -1)},"postings":[`)
  const sums = noIncome()
  let separator = ''
  for await (const page of statement.lines()) {
    addIncome(sums, page)
    yield Buffer.from(separator + page.map((line) => JSON.stringify(posting(line))).join(',\n'))
    separator = ',\n'
  }
  const end =
    report === 'account'
      ? { closing: balances(closing), set_aside: { promised: formatDecimal(promised), accrued: formatDecimal(accrued) } }
      : { sums: { ...written(sums), total: formatDecimal(incomeInAll(sums)) } }
  yield Buffer.from(`],${JSON.stringify(end).slice(1)}\n`)
}

function balances(sums: AccountSums) {
  return { ...written(sums), total: formatDecimal(inAll(sums)) }
}

function written(sums: Readonly<Record<string, bigint>>): Record<string, string> {
  return Object.fromEntries(Object.entries(sums).map(([name, amount]) => [name.replace(/^income_/, ''), formatDecimal(amount)]))
}

function posting(line: StatementLine) {
  const { entry_id, recorded_at, effective_at, account, kind, described, amount, balance, ref, reason } = line
  return {
    entry_id: String(entry_id),
    recorded_at,
    business_date: effective_at,
    account,
    kind,
    income: incomeKindOf(line)?.replace('income_', '') ?? null,
    what: describePosting('en', described),
    amount: formatDecimal(amount),
    balance: formatDecimal(balance),
    reference: ref,
    reason,
  }
}

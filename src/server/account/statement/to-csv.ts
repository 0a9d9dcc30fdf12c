/**
 * A statement as CSV, with the printed one's rows, streamed. Amounts are plain decimals with their sign; words are English, for programs.
 */
import { textIn } from '#content/languages'
import { csvLine } from '#kernel/format/csv'
import { formatDecimal } from '#kernel/money'
import type { AccountSums } from '#server/books'
import { memberAccounts } from '#server/ledger'
import { describePosting } from './describe-posting.ts'
import { inAll, type Statement, type StatementLine } from './statement.ts'

const words = textIn('en', 'statement')
const COLUMNS = ['row', 'recorded_at', 'account', 'what', 'amount', 'balance', 'entry_id', 'reference', 'reason', 'business_date'] as const

export async function* toCsv(statement: Statement): AsyncGenerator<Uint8Array> {
  yield bytes([COLUMNS, ...balances('opening', statement.from, statement.opening)])
  for await (const page of statement.lines()) yield bytes(page.map(posting))
  const { until, promised, accrued } = statement
  yield bytes([
    ...balances('closing', until, statement.closing),
    row('set aside', until, '', 'Promised returns of open plans, not part of a balance', null, promised),
    row('set aside', until, '', 'Of these accrued', null, accrued),
  ])
}

function balances(name: string, at: Date, sums: AccountSums): Cells[] {
  const accounts = memberAccounts.map((account) => row(name, at, words[account], '', null, sums[account]))
  return [...accounts, row(name, at, words.in_all, '', null, inAll(sums))]
}

function posting({ recorded_at, effective_at, account, described, amount, balance, entry_id, ref, reason }: StatementLine): Cells {
  const textRow = row('posting', recorded_at, words[account], describePosting('en', described), amount, balance)
  return [...textRow.slice(0, 6), String(entry_id), ref, reason, effective_at.toISOString()]
}

type Cells = readonly (string | null)[]

function row(name: string, at: Date, account: string, what: string, amount: bigint | null, balance: bigint): Cells {
  return [
    name,
    at.toISOString(),
    account,
    what,
    amount === null ? null : formatDecimal(amount),
    formatDecimal(balance),
    null,
    null,
    null,
    at.toISOString(),
  ]
}

function bytes(rows: readonly Cells[]): Uint8Array {
  return Buffer.from(rows.map(csvLine).join(''))
}

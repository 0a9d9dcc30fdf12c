/**
 * A statement as CSV, with the printed one's rows, streamed. Amounts are plain decimals with their sign; words are English, for programs.
 */
import { textIn } from '#content/languages'
import { type CsvColumn, type CsvForm, csvLine, csvStart } from '#kernel/format/csv'
import { formatDecimal } from '#kernel/money'
import type { AccountSums } from '#server/books'
import { memberAccounts } from '#server/ledger'
import { describePosting } from './describe-posting.ts'
import { addIncome, incomeInAll, incomeKinds, noIncome } from './income.ts'
import { inAll, type Statement, type StatementLine } from './statement.ts'

const words = textIn('en', 'statement')
const COLUMNS = ['row', 'recorded_at', 'account', 'what', 'amount', 'balance', 'entry_id', 'reference', 'reason', 'business_date'] as const
const KINDS = COLUMNS.map((name): CsvColumn => (name === 'amount' || name === 'balance' ? 'figure' : 'text'))

export async function* toCsv(statement: Statement, report: 'account' | 'income', form: CsvForm): AsyncGenerator<Uint8Array> {
  const bytes = (rows: readonly Cells[]): Uint8Array => Buffer.from(rows.map((cells) => csvLine(cells, form, KINDS)).join(''))
  const { until, promised, accrued } = statement
  yield Buffer.from(csvStart(form))
  yield bytes([COLUMNS, ...(report === 'account' ? balances('opening', statement.from, statement.opening) : [])])
  const sums = noIncome()
  for await (const page of statement.lines()) {
    addIncome(sums, page)
    yield bytes(page.map(posting))
  }
  if (report === 'income') {
    const total = (what: string, amount: bigint): Cells => row('sum', until, '', what, amount, null)
    yield bytes([...incomeKinds.map((kind) => total(words[kind], sums[kind])), total(words.in_all, incomeInAll(sums))])
    return
  }
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
  const [name, , ...rest] = row('posting', effective_at, words[account], describePosting('en', described), amount, balance)
  return [name ?? null, recorded_at.toISOString(), ...rest.slice(0, 4), String(entry_id), ref, reason, effective_at.toISOString()]
}

type Cells = readonly (string | null)[]

/** By the business date. Only a posting was recorded: a balance has no time of that. */
function row(name: string, at: Date, account: string, what: string, amount: bigint | null, balance: bigint | null): Cells {
  return [
    name,
    null,
    account,
    what,
    amount === null ? null : formatDecimal(amount),
    balance === null ? null : formatDecimal(balance),
    null,
    null,
    null,
    at.toISOString(),
  ]
}

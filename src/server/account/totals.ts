/** A member's lifetime totals: each figure's definition, applied to sums that are read once. */
import { type Cents, total as lifetime } from '#kernel/money'
import { type KindSum, sumsByKind } from '#server/books'
import type { Query } from '#server/store'
import { definitions, figureOf, type PostingFilter } from './figures/definition.ts'

const names = ['total_deposit', 'total_withdrawal', 'total_bonus', 'total_investment_capital', 'total_investment_revenue'] as const

export type Totals = Readonly<Record<(typeof names)[number], Cents>>

export async function readTotals(query: Query, user_id: string): Promise<Totals> {
  const sums = await sumsByKind(query, user_id)
  return Object.fromEntries(names.map((name) => [name, totalOf(definitions[name].behind, sums)])) as Totals
}

function totalOf(behind: PostingFilter, sums: readonly KindSum[]): Cents {
  const matching = sums.filter(({ account, kind }) => account === behind.account && (behind.kinds?.includes(kind) ?? true))
  return lifetime(
    figureOf(
      behind,
      matching.reduce((sum, { total }) => sum + total, 0n),
    ),
  )
}

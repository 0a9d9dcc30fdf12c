/** Figures with records: their query, their words. */

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FigureName } from '#contract/member/figures'
import type { WireReply } from '#contract/routes'
import type { MoveKind } from '#kernel/move-kind'
import { read } from '#web/shared/call/read.ts'
import type { Key, T } from '#web/shared/locale/text.ts'

export const figureTitles = {
  main_balance: 'dashboard.balance',
  locked_fund: 'dashboard.locked_fund',
  held_balance: 'dashboard.parts.held',
  bonus_balance: 'dashboard.figure.bonus_balance',
  earning_balance: 'dashboard.figure.earning_balance',
  total_deposit: 'dashboard.deposits',
  total_withdrawal: 'dashboard.withdrawals',
  total_bonus: 'dashboard.bonus',
  total_investment_capital: 'dashboard.total_capital',
  total_investment_revenue: 'dashboard.total_revenue',
  active_accrued_amount: 'dashboard.portfolio_lines.accrued',
  set_aside: 'dashboard.portfolio_lines.set_aside',
  owed_in_all: 'dashboard.portfolio_lines.owed',
  yours_today: 'dashboard.yours_today',
} as const satisfies Record<FigureName, Key>

export function figureOf(name: string | undefined): FigureName | null {
  return (Object.keys(figureTitles) as FigureName[]).find((known_kind) => known_kind === name) ?? null
}

const accounts = ['main', 'bonus', 'earning', 'locked', 'held'] as const

/** Accounts by name, plans by id. */
export function partName(t: T, { kind, name }: FigurePart): string {
  const account = kind === 'account' && accounts.find((known_kind) => known_kind === name)
  return account ? t(`transactions.posting_accounts.${account}`) : t(`dashboard.figure.parts.${kind}`, { plan: name })
}

type Underscored<Kind extends string> = Kind extends `${infer Head}.${infer Tail}` ? `${Head}_${Tail}` : Kind

/** An entry's kind as text. A kind without words does not compile. */
export function kindWords(t: T, kind: MoveKind): string {
  return t(`dashboard.figure.kinds.${kind.replace('.', '_') as Underscored<MoveKind>}`)
}

/** One figure with its entries, page by page. */
export type FigurePage = WireReply<'readFigure'>
export type FigurePosting = FigurePage['data']['postings'][number]
export type FigurePart = FigurePage['data']['parts'][number]

export function useFigure(name: FigureName, { cursor, limit, enabled = true }: { cursor?: string; limit: number; enabled?: boolean }) {
  return useQuery({
    ...read('readFigure', { params: { name }, query: { limit: String(limit), cursor } }),
    placeholderData: keepPreviousData,
    enabled,
  })
}

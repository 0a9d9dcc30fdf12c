/** Figures with records: their query, their words. */

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FigureName } from '#contract/member/figures'
import type { MoveKind } from '#kernel/move-kind'
import { read } from '#web/shared/call/read.ts'
import type { Key, T } from '#web/shared/locale/text.ts'
import { type FigurePage, withFigureSign } from './posting-lines.ts'

export const figureTitles = {
  main_balance: 'sums.balance',
  locked_fund: 'dashboard.locked_fund',
  held_balance: 'sums.held',
  bonus_balance: 'sums.bonus',
  earning_balance: 'sums.earning',
  total_deposit: 'dashboard.deposits',
  total_withdrawal: 'dashboard.withdrawals',
  total_bonus: 'dashboard.bonus',
  total_adjustment: 'sums.adjustments',
  total_investment_capital: 'dashboard.total_capital',
  total_investment_revenue: 'dashboard.total_revenue',
  active_accrued_amount: 'sums.accrued',
  set_aside: 'sums.aside',
  owed_in_all: 'sums.kept',
  yours_today: 'sums.yours',
} as const satisfies Record<FigureName, Key>

/** In a sum: the card of the locked capital is named by the specification. */
export const lineTitles = { ...figureTitles, locked_fund: 'sums.locked' } as const

export function figureOf(name: string | undefined): FigureName | null {
  return (Object.keys(figureTitles) as FigureName[]).find((known_kind) => known_kind === name) ?? null
}

const accounts = { main: 'sums.balance', bonus: 'sums.bonus', earning: 'sums.earning', locked: 'sums.locked', held: 'sums.held' } as const

/** Accounts by name, plans by id. */
export function partName(t: T, { kind, name }: FigurePart): string {
  return kind === 'account' && name in accounts
    ? t(accounts[name as keyof typeof accounts])
    : t(`dashboard.figure.parts.${kind}`, { plan: name })
}

type Underscored<Kind extends string> = Kind extends `${infer Head}.${infer Tail}` ? `${Head}_${Tail}` : Kind

/** An entry's kind as text. A kind without words does not compile. */
export function kindWords(t: T, kind: MoveKind): string {
  return t(`dashboard.figure.kinds.${kind.replace('.', '_') as Underscored<MoveKind>}`)
}

export type FigurePart = FigurePage['data']['parts'][number]

/** The amounts of its entries have the figure's sign. */
export function useFigure(name: FigureName, { cursor, limit, enabled = true }: { cursor?: string; limit: number; enabled?: boolean }) {
  return useQuery({
    ...read('readFigure', { params: { name }, query: { limit: String(limit), cursor } }),
    placeholderData: keepPreviousData,
    select: withFigureSign,
    enabled,
  })
}

/** A search result for a member, with its rank. */
import type * as z from 'zod/mini'
import type { searchResult } from '#contract/search'
import { formatUsd } from '#kernel/money'
import type { Closeness } from '#kernel/search-term'
import type { searchMessages } from '#server/messages'
import type { FoundInvestment } from '#server/plans'
import { labelCode, nameOf, type Transaction } from '#server/transactions'

export type SearchResult = z.output<typeof searchResult> & { readonly closeness: Closeness }

const EXCERPT = 140

export function transactionResult(row: Transaction & { closeness: Closeness }): SearchResult {
  const { id, type, amount, method, coin, network, narration, effective_at: at, closeness } = row
  const signed = `${type === 'credit' ? '+' : '−'}${formatUsd(amount)}`
  const destination = coin && network ? `${coin.toUpperCase()}, ${network}` : method
  const words =
    destination === 'wallet' || destination === 'bank' || destination === 'card' ? ({ code: `way_${destination}` } as const) : destination
  return {
    kind: 'transaction',
    title: nameOf(row),
    title_note: { code: labelCode(row) },
    detail: [signed, destination, narration].filter(Boolean).join(' · '),
    detail_parts: [signed, words, narration].flatMap((part) => part || []),
    at,
    href: `/transactions/${id}`,
    closeness,
  }
}

export function investmentResult({ plan_name, principal, status, started_at, ended_at, closeness }: FoundInvestment): SearchResult {
  const capital = formatUsd(principal)
  return {
    kind: 'investment',
    title: plan_name,
    title_note: null,
    detail: `${capital} · ${status}`,
    detail_parts: [capital, { code: `state_${status}` }],
    at: ended_at ?? started_at,
    href: '/investments',
    closeness,
  }
}

type FoundMessage = Awaited<ReturnType<typeof searchMessages>>[number]

export function messageResult({ id, subject, body, effective_at: at, closeness }: FoundMessage): SearchResult {
  const detail = excerpt(body)
  return { kind: 'message', title: subject, title_note: null, detail, detail_parts: [detail], at, href: `/message/${id}`, closeness }
}

/** One line, truncated at a word. */
function excerpt(body: string): string {
  const line = body.replace(/\s+/g, ' ').trim()
  return line.length <= EXCERPT ? line : `${line.slice(0, line.lastIndexOf(' ', EXCERPT) || EXCERPT)} …`
}

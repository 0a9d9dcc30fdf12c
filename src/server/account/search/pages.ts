/** A member's pages, searchable by name and keywords. */

import { type Closeness, closenessOf, type SearchTerm } from '#kernel/search-term'
import { type NoteCode, notes } from '#sentences/notes'
import type { SearchResult } from './search-result.ts'

export const pages: readonly { readonly code: NoteCode; readonly href: string; readonly words: string }[] = [
  { code: 'page_dashboard', href: '/dashboard', words: 'balance, portfolio, overview' },
  { code: 'page_plans', href: '/plans', words: 'invest, rates, terms' },
  { code: 'page_transactions', href: '/transactions', words: 'activity, history' },
  { code: 'page_investments', href: '/investments', words: 'open plans, liquidate, maturity' },
  { code: 'label_deposit', href: '/deposit', words: 'card, wallet, bank, add money' },
  { code: 'page_withdraw', href: '/withdraw', words: 'withdrawal, payout, cash out' },
  { code: 'page_messages', href: '/messages', words: 'notifications, inbox' },
  { code: 'page_referrals', href: '/referrals', words: 'referral link, code, bonus, invite' },
  { code: 'page_profile', href: '/profile', words: 'name, picture, social links' },
  { code: 'page_settings', href: '/settings', words: 'payout addresses, bank details' },
  { code: 'page_password', href: '/settings?tab=password', words: 'change password, email' },
  {
    code: 'page_security',
    href: '/settings?tab=security',
    words: 'second factor, passkey, authenticator, recovery codes, devices, freeze',
  },
  { code: 'page_notifications', href: '/settings?tab=notifications', words: 'mail, log-in code' },
  { code: 'page_data', href: '/settings?tab=data', words: 'export, download, close account, PDF, CSV' },
  { code: 'page_proof', href: '/proof', words: 'solvency, reserve, coverage' },
  { code: 'page_verify', href: '/verify', words: 'check my money, inclusion proof' },
  { code: 'page_ira', href: '/ira-form', words: 'retirement, application' },
]

export function findPages(sought: SearchTerm): SearchResult[] {
  return pages.flatMap(({ code, href, words }) => {
    const title = notes[code]
    const other: Closeness | null = closenessOf(words, sought) === null ? null : 3
    const closeness = closenessOf(title, sought) ?? other
    return closeness === null
      ? []
      : [{ kind: 'page' as const, title, title_note: { code }, detail: words, detail_parts: [words], at: null, href, closeness }]
  })
}

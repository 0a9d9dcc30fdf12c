/** A member's pages, by their name and by other words for what is on them. */
import { type Closeness, closenessOf, type Sought } from '#kernel/sought'
import type { Found } from './found.ts'

export const pages: readonly { readonly title: string; readonly href: string; readonly words: string }[] = [
  { title: 'Dashboard', href: '/dashboard', words: 'balance, portfolio, overview' },
  { title: 'Plans', href: '/plans', words: 'invest, rates, terms' },
  { title: 'Transactions', href: '/transactions', words: 'activity, history' },
  { title: 'Investments', href: '/investments', words: 'open plans, liquidate, maturity' },
  { title: 'Deposit', href: '/deposit', words: 'card, wallet, bank, add money' },
  { title: 'Withdraw', href: '/withdraw', words: 'withdrawal, payout, cash out' },
  { title: 'Messages', href: '/messages', words: 'notifications, inbox' },
  { title: 'Referrals', href: '/referrals', words: 'referral link, code, bonus, invite' },
  { title: 'Profile', href: '/profile', words: 'name, picture, social links' },
  { title: 'Settings', href: '/settings', words: 'payout addresses, bank details' },
  { title: 'Password', href: '/settings?tab=password', words: 'change password, email' },
  { title: 'Security', href: '/settings?tab=security', words: 'second factor, passkey, authenticator, recovery codes, devices, freeze' },
  { title: 'Notifications', href: '/settings?tab=notifications', words: 'mail, log-in code' },
  { title: 'Statements and data', href: '/settings?tab=data', words: 'export, download, close account, PDF, CSV' },
  { title: 'Proof', href: '/proof', words: 'solvency, reserve, coverage' },
  { title: 'Verify', href: '/verify', words: 'check my money, inclusion proof' },
  { title: 'IRA/401K Form', href: '/ira-form', words: 'retirement, application' },
]

export function findPages(sought: Sought): Found[] {
  return pages.flatMap(({ title, href, words }) => {
    const other: Closeness | null = closenessOf(words, sought) === null ? null : 3
    const closeness = closenessOf(title, sought) ?? other
    return closeness === null ? [] : [{ kind: 'page' as const, title, detail: words, at: null, href, closeness }]
  })
}

/** What an administrator reads, word for word. */
import type { Screen } from './texts.ts'

export const adminSection: Screen = {
  path: '/dashboard',
  as: 'administrator',
  entries: [{ element: 'link', text: 'Admin Section', in: 'navigation', href: '/admin' }],
}

export const adminTransactions: Screen = {
  path: '/admin/transaction',
  as: 'administrator',
  entries: [
    { element: 'columnheader', text: 'Member' },
    { element: 'columnheader', text: 'Amount' },
    { element: 'columnheader', text: 'Status' },
    { element: 'button', text: 'Approve', times: 2 },
  ],
}

export const adminDecisions: Screen = {
  path: '/admin/transaction',
  as: 'administrator',
  opens: 'More for Deposit :today (real time) of Ada Lovelace',
  entries: [
    { element: 'menuitem', text: 'View User', in: 'menu' },
    { element: 'menuitem', text: 'Decline', in: 'menu' },
    { element: 'menuitem', text: 'Delete', in: 'menu' },
  ],
}

export const adminUsers: Screen = {
  path: '/admin/users',
  as: 'administrator',
  entries: [
    { element: 'columnheader', text: 'Name' },
    { element: 'columnheader', text: 'Email' },
    { element: 'cell', text: 'ada@member.test' },
    { element: 'link', text: 'Open Ada Lovelace', href: '/admin/user/:user' },
    { element: 'cell', text: 'Email unverified' },
  ],
}

export const adminUser: Screen = {
  path: '/admin/user/:user',
  as: 'administrator',
  entries: [
    { element: 'heading', text: 'Ada Lovelace' },
    { element: 'button', text: 'Verify account', state: 'disabled' },
    { element: 'button', text: 'Suspend' },
    { element: 'button', text: 'Delete' },
    { element: 'link', text: 'Fund or debit', href: '/admin/fund/:user' },
    { element: 'link', text: 'Write', href: '/admin/ada%40member.test/Ada%20Lovelace/:user' },
  ],
}

export const adminSuspended: Screen = {
  path: '/admin/user/:suspended',
  as: 'administrator',
  entries: [{ element: 'button', text: 'Unsuspend' }],
}

export const adminUnverified: Screen = {
  path: '/admin/user/:unverified',
  as: 'administrator',
  entries: [
    { element: 'heading', text: 'Grace Hopper' },
    { element: 'button', text: 'Verify account' },
  ],
}

export const adminFund: Screen = {
  path: '/admin/fund',
  as: 'administrator',
  entries: [
    { element: 'searchbox', text: 'Member' },
    { element: 'combobox', text: 'Account' },
    { element: 'textbox', text: 'Amount' },
    { element: 'button', text: 'Submit' },
  ],
}

export const adminFundUser: Screen = {
  path: '/admin/fund/:user',
  as: 'administrator',
  entries: [
    { element: 'part', text: 'ada@member.test' },
    { element: 'option', text: 'Deposit (main)', state: 'selected' },
    { element: 'option', text: 'Bonus' },
    { element: 'option', text: 'Earning' },
    { element: 'radio', text: 'Credit', state: 'checked' },
    { element: 'radio', text: 'Debit' },
    { element: 'textbox', text: 'Reason' },
    { element: 'button', text: 'Submit' },
  ],
}

export const adminEmail: Screen = {
  path: '/admin/:email/Ada/:user',
  as: 'administrator',
  entries: [
    { element: 'heading', text: 'Send Email/Message to Ada Lovelace' },
    { element: 'textbox', text: 'Subject' },
    { element: 'textbox', text: 'Message' },
    { element: 'button', text: 'Send' },
  ],
}

export const adminWallets: Screen = {
  path: '/admin/wallets',
  as: 'administrator',
  entries: [
    { element: 'heading', text: 'Wallets (3)' },
    { element: 'columnheader', text: 'Rank' },
    { element: 'columnheader', text: 'Icon' },
    { element: 'columnheader', text: 'Name' },
    { element: 'columnheader', text: 'Address' },
    { element: 'columnheader', text: 'Network' },
    { element: 'columnheader', text: 'Symbol' },
    { element: 'columnheader', text: 'Updated' },
    { element: 'cell', text: ':date', times: 3 },
    { element: 'link', text: 'Edit Wallet Bitcoin', href: '/admin/wallets/:wallet' },
  ],
}

export const adminWallet: Screen = {
  path: '/admin/wallets/:wallet',
  as: 'administrator',
  entries: [
    { element: 'textbox', text: 'Address', value: 'tb1p2zffkaxp5py4fdutfdsrt6t6tcrc5ks09rkfd428hlhf4n5q8tqqeygjde' },
    { element: 'combobox', text: 'Network', value: 'Bitcoin' },
    { element: 'textbox', text: 'Symbol', value: 'BTC' },
    { element: 'textbox', text: 'Image Link' },
    { element: 'textbox', text: 'Coin (name)', value: 'Bitcoin' },
    { element: 'textbox', text: 'Rank', value: '0' },
    { element: 'button', text: 'Update Wallet' },
  ],
}

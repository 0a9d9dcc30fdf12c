/** The first wording, as accounts accepted it. Never edited. */
import type { Policy } from '../article.ts'

export const firstTerms: Policy = {
  version: '2026-11-21',
  title: 'Terms and Policies',
  summary: 'The first version of the terms of this sandbox.',
  sections: [
    {
      id: 'paper',
      title: 'Paper money',
      blocks: [
        'This is a sandbox. Balances, plans, deposits and withdrawals are entries in a ledger of paper money. Nothing here can be exchanged for anything of value, and no real funds may be sent.',
      ],
    },
    {
      id: 'operator',
      title: 'Who runs it',
      blocks: ['Whoever started this instance. It is a sandbox operator, not a company, and gives no investment advice.'],
    },
    {
      id: 'you',
      title: 'You',
      blocks: [
        'You are 18 or older. You use your own email address, and you do not enter real identity numbers, bank details or addresses that you would not want in a sandbox.',
      ],
    },
    {
      id: 'promise',
      title: 'What a plan promises',
      blocks: [
        'One fixed return on one fixed term, set aside in the operator’s reserve when you buy. You may leave any day with your capital and what has accrued. The bots neither earn nor endanger it.',
      ],
    },
    {
      id: 'data',
      title: 'What is kept',
      blocks: [
        'Your name, email, phone, gender and what you do with paper money. Passwords are stored as argon2id hashes, codes as HMACs, mails and bank details encrypted. Nothing is shared and nothing is loaded from elsewhere.',
      ],
    },
    {
      id: 'end',
      title: 'Leaving',
      blocks: ['Liquidate your plans and withdraw, and stop using it. Ledger entries are never erased; they name you only by an id.'],
    },
  ],
}

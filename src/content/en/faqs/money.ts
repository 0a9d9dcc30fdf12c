import type { QuestionGroup } from '../../article.ts'

export const money: QuestionGroup = {
  id: 'money',
  title: 'Deposits and withdrawals',
  questions: [
    {
      id: 'deposit',
      question: 'How do I deposit?',
      answer: [
        'Choose an amount and a method. The sandbox card has three buttons (approve, decline, delay) and no number field. A wallet shows a sandbox address, and the bank a specimen account. An administrator settles what the card does not.',
      ],
    },
    {
      id: 'delayed',
      question: 'My deposit is still pending. What now?',
      answer: [
        'Wallet and bank deposits wait for an administrator. If it takes longer than 15 minutes, write to [support](/contact) with the transaction’s id. Pending means that nothing has moved yet.',
      ],
    },
    {
      id: 'withdraw',
      question: 'How does a withdrawal work, and how long does it take?',
      answer: [
        'You ask, the amount is held at once, and a code goes to your email. You confirm within 15 minutes, and an administrator approves; the operator may let small amounts pass without. How long it really took stands on [the start page](/) as a median, counted from the records.',
      ],
    },
    {
      id: 'fees',
      question: 'What does it cost?',
      answer: [
        'Nothing. There is no fee to deposit, hold, buy, leave or withdraw, and the ledger has no kind of entry that could take one. The [fees page](/fees) lists every kind that there is.',
      ],
    },
    {
      id: 'upgrade',
      question: 'Do I ever have to pay or upgrade to get my money out?',
      answer: [
        'No. A withdrawal never depends on a fee, a tax, an upgrade or another deposit. If any site asks you for that, stop: it is the commonest form of the fraud.',
      ],
    },
    {
      id: 'declined',
      question: 'What if my withdrawal is declined?',
      answer: ['The money returns to your balance in the same entry, and you read the reason with the transaction. You can ask again.'],
    },
    {
      id: 'referral',
      question: 'How do referral bonuses work?',
      answer: [
        'When the first plan of somebody who registered with your code reaches its end, you get a share of the return which that plan really paid, from the operator’s referral budget. If the budget is empty, the bonus waits. It can be moved to your balance without conditions.',
      ],
    },
  ],
}

import type { QuestionGroup } from '../../article.ts'

export const money: QuestionGroup = {
  id: 'money',
  title: 'Deposits and withdrawals',
  questions: [
    {
      id: 'deposit',
      question: 'How do I deposit?',
      answer: [
        'Choose an amount and a method. The sandbox card has three buttons (approve, decline, delay) and no number field. A wallet shows a sandbox address, and the bank a specimen account. An administrator approves deposits that the card does not settle.',
      ],
    },
    {
      id: 'delayed',
      question: 'My deposit is still pending. What now?',
      answer: [
        'Wallet and bank deposits wait for an administrator. If it takes longer than 15 minutes, write to [support](/contact) with the transaction’s id. Pending means that no money has moved yet.',
      ],
    },
    {
      id: 'withdraw',
      question: 'How does a withdrawal work, and how long does it take?',
      answer: [
        'You request it, the amount is held at once, and we email you a code. You confirm within 15 minutes, and an administrator approves; the operator may exempt small amounts. [The start page](/) shows the median time, counted from the records.',
      ],
    },
    {
      id: 'fees',
      question: 'What does it cost?',
      answer: [
        'Nothing. There is no fee to deposit, hold, buy, leave or withdraw, and the ledger has no kind of entry that could take one. The [fees page](/fees) lists every kind of entry.',
      ],
    },
    {
      id: 'upgrade',
      question: 'Do I ever have to pay or upgrade to get my money out?',
      answer: [
        'No. A withdrawal never depends on a fee, a tax, an upgrade or another deposit. If any site asks you for that, stop: it is the most common form of this fraud.',
      ],
    },
    {
      id: 'declined',
      question: 'What if my withdrawal is declined?',
      answer: [
        'The money returns to your balance in the same entry, and the transaction shows the reason. You can request another withdrawal.',
      ],
    },
    {
      id: 'referral',
      question: 'How do referral bonuses work?',
      answer: [
        'When the first plan of someone who registered with your code matures, you get a share of the return that the plan actually paid, from the operator’s referral budget. If the budget is empty, the bonus waits. You can move it to your balance without conditions.',
      ],
    },
  ],
}

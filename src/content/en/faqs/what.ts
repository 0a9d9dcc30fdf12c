import type { QuestionGroup } from '../../article.ts'

export const what: QuestionGroup = {
  id: 'what',
  title: 'What this is',
  questions: [
    {
      id: 'real-money',
      question: 'Is this real money?',
      answer: [
        'No. Every balance, deposit, plan and withdrawal is paper money in a ledger. Nothing real can come in and nothing real goes out. Do not send real funds: no screen shows an address that could receive them.',
      ],
    },
    {
      id: 'why',
      question: 'Then what is it for?',
      answer: [
        'To see, try and check what an honest platform has to show: where a promised return is before it is sold, what is owed in total, and how to get out. You can compare it with any site that asks for real money. [The two-minute read on risk](/risk) says what to look for.',
      ],
    },
    {
      id: 'who',
      question: 'Who runs it?',
      answer: [
        'The person or organisation that started this instance. The [contact page](/contact) shows what the operator says about itself. If it is empty, this is a sandbox operator and not a company. The software is open source under the MIT licence, so anyone can run one.',
      ],
    },
    {
      id: 'age',
      question: 'Who can open an account?',
      answer: ['Anyone aged 18 or older with an email address. There is no country list and no identity check.'],
    },
    {
      id: 'licence',
      question: 'Is it licensed or insured?',
      answer: [
        'No, and there is nothing to license or insure: it holds nobody’s money. A site that holds real money should be on your regulator’s list. Look it up there, not on the site.',
      ],
    },
    {
      id: 'demo-data',
      question: 'What does “demo data” in the ribbon mean?',
      answer: [
        'This instance was filled with made-up members and transactions to show what it looks like in use. Without those words, every figure comes from what people and bots did here.',
      ],
    },
  ],
}

import type { QuestionGroup } from '../../article.ts'

export const what: QuestionGroup = {
  id: 'what',
  title: 'What this is',
  questions: [
    {
      id: 'real-money',
      question: 'Is this real money?',
      answer: [
        'No. Every balance, deposit, plan and withdrawal is paper money in a ledger. Nothing real can come in and nothing real goes out. Do not send real funds: no screen shows an address that could take any.',
      ],
    },
    {
      id: 'why',
      question: 'Then what is it good for?',
      answer: [
        'To see, try and check what an honest platform would have to show: where a promised return lies before it is sold, what is owed to everybody, and how to get out. You can compare it with any site that asks for real money. [The two-minute read on risk](/risk) says what to look for.',
      ],
    },
    {
      id: 'who',
      question: 'Who runs it?',
      answer: [
        'Whoever started this instance. What the operator has told about themselves stands on the [contact page](/contact); where nothing stands there, it is a sandbox operator and not a company. The software is open source under the MIT licence, so anyone can run one.',
      ],
    },
    {
      id: 'age',
      question: 'Who can open an account?',
      answer: ['Anyone of 18 and older with an email address. There is no country list and no check of identity.'],
    },
    {
      id: 'licence',
      question: 'Is it licensed or insured?',
      answer: [
        'No, and there is nothing to license or insure: it holds no money of anybody’s. A site that holds real money should be on your regulator’s list, and you should look it up there, not on the site.',
      ],
    },
    {
      id: 'demo-data',
      question: 'What does “demo data” in the ribbon mean?',
      answer: [
        'That this instance was filled with made-up members and movements to show what it looks like in use. Without those words, every figure comes from what people and bots did here.',
      ],
    },
  ],
}

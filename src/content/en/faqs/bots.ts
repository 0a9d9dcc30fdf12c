import type { QuestionGroup } from '../../article.ts'

export const bots: QuestionGroup = {
  id: 'bots',
  title: 'Bots and prices',
  questions: [
    {
      id: 'what-bots',
      question: 'What do the AI bots do?',
      answer: [
        'Five [bots](/bots) trade on paper by rules that are published with their parameters: from a portfolio that only returns to equal parts, to one that learns how to weigh the other four. Each page shows net and gross results, the worst fall, losing periods, and the same coins simply bought and held.',
      ],
    },
    {
      id: 'bot-earns',
      question: 'Does the bot trade with my money?',
      answer: [
        'No. “Activate Bot” means choosing the plan whose bot’s record you follow. Your capital stays in the ledger; the bots have a paper account of their own, and nothing that they win or lose reaches yours.',
      ],
    },
    {
      id: 'simulated',
      question: 'Are the prices real?',
      answer: [
        'Every price names its source: SIMULATED, LIVE or REPLAY with its years. Out of the box they are simulated. A price that is older than two minutes is marked, and no bot trades on it.',
      ],
    },
    {
      id: 'live-trades',
      question: 'Are the live trades real trades?',
      answer: [
        'They are real fills of our own paper bots, with their own time, fee and result, losses included. Each row opens down to the price it was filled at. When nothing happens, the page says when the last one was. See [live trades](/live-trades).',
      ],
    },
    {
      id: 'lab',
      question: 'Can I try the rules myself?',
      answer: [
        'Yes. The [lab](/bots/lab) runs a rule over stored prices in your browser, with costs, and shows what it would have made or lost. What would have been is no forecast.',
      ],
    },
  ],
}

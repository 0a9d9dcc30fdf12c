import type { QuestionGroup } from '../../article.ts'

export const bots: QuestionGroup = {
  id: 'bots',
  title: 'Bots and prices',
  questions: [
    {
      id: 'what-bots',
      question: 'What do the AI bots do?',
      answer: [
        'Six [bots](/bots) trade on paper by rules that are published with their parameters: from a portfolio that only rebalances to equal weights, to two that learn how to weight the other rules. Each page shows net and gross results, the worst drawdown, losing periods, and the same coins bought and held.',
      ],
    },
    {
      id: 'bot-earns',
      question: 'Does the bot trade with my money?',
      answer: [
        'No. “Activate Bot” means choosing the plan whose bot’s record you follow. Your capital stays in the ledger; the bots have their own paper account, and their gains and losses never reach yours.',
      ],
    },
    {
      id: 'simulated',
      question: 'Are the prices real?',
      answer: [
        'Every price names its source: SIMULATED, LIVE or REPLAY with its years. By default they are simulated. A price older than two minutes is marked as stale, and no bot trades on it.',
      ],
    },
    {
      id: 'live-trades',
      question: 'Are the live trades real trades?',
      answer: [
        'They are real fills of our own paper bots, with their own time, fee and result, losses included. Each row opens to show the price it was filled at. When there is no trading, the page shows the time of the last trade. See [live trades](/live-trades).',
      ],
    },
    {
      id: 'lab',
      question: 'Can I try the rules myself?',
      answer: [
        'Yes. The [lab](/bots/lab) runs a rule over stored prices in your browser, with costs, and shows what it would have made or lost. A past result is not a forecast.',
      ],
    },
  ],
}

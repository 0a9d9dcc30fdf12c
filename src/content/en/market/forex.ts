import type { Article } from '../../article.ts'

export const forex: Article = {
  title: 'Foreign exchange',
  summary: 'The market in which one country’s money is priced in another’s, and what moves those prices.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        'Foreign exchange, or forex, is the exchange of one currency for another. Every price is a ratio: EUR/USD at 1.10 means that one euro costs 1.10 dollars. If the ratio rises, the euro has gained against the dollar, or the dollar has lost against the euro; nobody can own one side of it without the other.',
        'It is the largest market of all. In the survey of central banks for April 2022, about 7.5 trillion dollars changed hands on an average day, and the dollar was on one side of 88% of all trades.',
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        'There is no central exchange. Banks, funds and brokers quote prices to one another around the clock from Monday morning in Asia to Friday evening in New York. Most of the volume is not speculation on spot prices but swaps, by which institutions borrow one currency against another for days or months.',
        'Firms use it to pay suppliers and to fix the rate of a future payment. Central banks use it to steer or defend a rate. Travellers and people who send money home use its most expensive end.',
      ],
    },
    {
      id: 'returns',
      title: 'Where a return comes from',
      blocks: [
        'A currency itself earns only the interest of its country. Holding a high-interest currency with money borrowed in a low-interest one earns the difference, called carry, as long as the exchange rate does not move against it. Everything else is a change of the ratio, and what one side gains the other loses.',
      ],
    },
    {
      id: 'costs',
      title: 'What it costs',
      blocks: [
        'The difference between buying and selling price (the spread), a commission at some brokers, and interest for positions that are held overnight. For travel money and card payments the cost is hidden in the rate: compare it with the mid-market rate of the same minute.',
      ],
    },
    {
      id: 'risks',
      title: 'Typical risks',
      blocks: [
        {
          list: [
            'Rates move on interest decisions and politics, often within seconds and past any order that was meant to limit a loss.',
            'Fixed rates hold until they do not. When the Swiss National Bank gave up its limit against the euro on 15 January 2015, the franc rose by well over ten percent within minutes.',
            'Carry earns a little for a long time and can lose it all at once.',
            'Savings in a foreign currency rise and fall with it, whatever interest they pay.',
          ],
        },
        'What a private person does in this market is described under [forex trading](/market/forex_trading).',
      ],
    },
  ],
}

import type { Article } from '../../article.ts'

export const stock: Article = {
  title: 'Stocks',
  summary: 'Owning a part of a company: what a share gives its owner, what moves its price, what it costs.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        'A share is a part of a company. Its owner may vote, receives what the company pays out, and comes last when it fails: first workers, lenders and the tax office are paid. More than the share’s price cannot be lost. The Dutch East India Company sold shares to the public in 1602, and they were soon traded in Amsterdam.',
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        'Shares change hands on exchanges, where buying and selling orders meet in an order book. A market order takes whatever price is there; a limit order names the worst one that you accept. In the United States a trade has been settled one business day later since 28 May 2024.',
        'The shares are usually held by a broker and a depository in your name. If the broker fails they remain yours, as long as the books were kept honestly.',
      ],
    },
    {
      id: 'returns',
      title: 'Where a return comes from',
      blocks: [
        'From dividends, from growth of what the company earns, and from a change of what buyers pay for one dollar of it. The first two are made by the company; the third is sentiment, and evens out only over long periods. Over many decades shares of many countries have returned more than bonds, with long and deep breaks.',
      ],
    },
    {
      id: 'costs',
      title: 'What it costs',
      blocks: [
        'Commission, which is now often zero; the spread, which is not; currency exchange for foreign shares; tax on dividends and gains. A broker without commission earns elsewhere, for example by selling your orders to a market maker.',
      ],
    },
    {
      id: 'risks',
      title: 'Typical risks',
      blocks: [
        {
          list: [
            'A single company can fail. Of all listed companies, a few have made most of the gains, and nobody knew in advance which.',
            'Whole markets fall by half at times, last from 2007 to 2009 in the United States.',
            'Buying on margin: the loan stays when the share is gone.',
            'Acting often. Trading costs money, and the urge is strongest at the worst moments.',
          ],
        },
        'Many shares at once, cheaply: see [indices](/market/indices).',
      ],
    },
  ],
}

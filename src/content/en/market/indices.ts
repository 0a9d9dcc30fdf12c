import type { Article } from '../../article.ts'

export const indices: Article = {
  title: 'Indices',
  summary: 'One number for a whole market: how it is made, what it leaves out, and how people invest in it.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        'An index is a recipe. It names a list of shares, bonds or goods, gives each a weight, and turns their prices into one number. The Dow Jones Industrial Average was first published in 1896, with twelve companies; the S&P 500 has had its 500 since 1957.',
        'You cannot buy an index. You can buy a fund or a contract that follows it.',
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        'Most share indices weigh companies by market value, so the largest few can decide how the number moves. The Dow weighs by price per share: a share of 400 dollars counts ten times as much as one of 40, whatever the size of the companies. Equal weighting treats all alike and has to trade more.',
        'Mind the small print of a chart. A price index leaves dividends out; a total return index adds them back. Over decades the difference is larger than the number on the chart suggests.',
      ],
    },
    {
      id: 'returns',
      title: 'Where a return comes from',
      blocks: [
        'From what is inside: dividends or interest, growth of what the companies earn, and a change of what buyers are willing to pay for it. A fund delivers that, less its costs. Because all investors together are the market, the average of those who try to beat it must fall short of the index by their costs.',
      ],
    },
    {
      id: 'costs',
      title: 'What it costs',
      blocks: [
        'A yearly fee, which for large index funds is often below a quarter of a percent, the spread when you buy and sell, and the tax that the fund or you must pay. Look also at the tracking difference: how far the fund really was from its index.',
      ],
    },
    {
      id: 'risks',
      title: 'Typical risks',
      blocks: [
        {
          list: [
            'An index falls with its market. From 1929 to 1932 the Dow lost almost nine tenths; it took until 1954 to return.',
            'Weighting by value gathers money in what has already risen.',
            'A narrow index of one sector or country is not diversification.',
            'Contracts with leverage on an index multiply daily moves, and over longer times do not deliver the multiple of the index.',
          ],
        },
      ],
    },
  ],
}

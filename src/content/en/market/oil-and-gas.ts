import type { Article } from '../../article.ts'

export const oilAndGas: Article = {
  title: 'Oil and gas',
  summary: 'The fuels that still move most of the world: from the well to the price, and who earns what on the way.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        'The industry has three parts. Upstream finds and lifts oil and gas, midstream moves and stores them, downstream refines and sells. Oil is counted in barrels of 42 US gallons, about 159 litres. Two grades set the tone: Brent from the North Sea and West Texas Intermediate. Gas is regional, because it needs pipes or must be made liquid at great cost.',
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        'In the short run neither drivers nor wells can change much, so small shortages move the price a lot. A group of exporters, OPEC (founded in Baghdad in 1960), with others tries to steer supply. Stocks, shipping and the strength of the dollar do the rest.',
        'You can own shares of companies, funds of them, partnerships that own pipelines, or futures. Hardly any private investor can store the thing itself.',
      ],
    },
    {
      id: 'returns',
      title: 'Where a return comes from',
      blocks: [
        'Companies earn the price less the cost of lifting, and must keep finding what they pump. Pipelines earn tariffs. Futures earn the change of price and the roll from one month to the next, which for years has been a cost. A fund of futures can therefore fall while the price at the pump rises.',
      ],
    },
    {
      id: 'costs',
      title: 'What it costs',
      blocks: [
        'Trading costs and fund fees, the roll, and in private drilling programmes commissions that can take a tenth and more before the first metre is drilled.',
      ],
    },
    {
      id: 'risks',
      title: 'Typical risks',
      blocks: [
        {
          list: [
            'Price: on 20 April 2020 the expiring contract on West Texas oil settled at minus 37.63 dollars. Holders who could not take delivery paid to get rid of it.',
            'War, sanctions and accidents.',
            'The turn away from fossil fuels, which may leave fields and pipes without use.',
            'Shares in single wells offered by telephone, with pictures of derricks.',
          ],
        },
      ],
    },
  ],
}

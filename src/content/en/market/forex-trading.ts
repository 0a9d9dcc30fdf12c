import type { Article } from '../../article.ts'

export const forexTrading: Article = {
  title: 'Forex trading',
  summary: 'What private traders do with currencies, on borrowed money, and why most of them lose.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        'Forex trading as it is advertised means betting on small moves between currencies with a multiple of one’s own money. In Europe this is mostly done by contracts for difference with a broker, in the United States by leveraged spot contracts. The broker is often the other side of the trade. The market behind it is described under [foreign exchange](/market/forex).',
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        'Prices move in pips, for most pairs the fourth decimal. A standard lot is 100,000 units of the first currency. With leverage of 30 to 1, about 3,333 dollars carry a position of 100,000, and a move of one percent against it takes 1,000 of them. When the margin is used up, the position is closed, at the price of that moment.',
        'Regulators limit leverage for private clients: 30 to 1 on major pairs in the European Union since August 2018, 50 to 1 in the United States.',
      ],
    },
    {
      id: 'returns',
      title: 'Where a return comes from',
      blocks: [
        'From being right more often, or by more, than the costs require. Trading creates no value: before costs, gains and losses of all traders add up to nothing, and after costs to less. The European regulator, before it set its limits in 2018, found that 74 to 89 percent of private accounts lost money.',
      ],
    },
    {
      id: 'costs',
      title: 'What it costs',
      blocks: [
        'The spread, counted on the whole position: one pip on 100,000 is 10 dollars, and at 3,333 dollars of own money that is 0.3% for each round trip. Then overnight interest, and the difference between the price that you saw and the price that you got.',
      ],
    },
    {
      id: 'risks',
      title: 'Typical risks',
      blocks: [
        {
          list: [
            'Leverage turns noise into ruin: an ordinary day’s move can end a position.',
            'Gaps over weekends and at news, past any stop order.',
            'Brokers without a licence, who refuse withdrawals or ask for a tax first.',
            'Signals, robots and courses whose seller lives on their sale.',
          ],
        },
      ],
    },
  ],
}

import type { Article } from '../../article.ts'

export const optionTrading: Article = {
  title: 'Options',
  summary: 'The right, without the duty, to buy or sell at a fixed price: insurance for some, a lottery for others.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        'A call is the right to buy something at a fixed price up to a fixed day; a put is the right to sell it. The buyer pays a premium and can lose no more than that. The seller receives the premium and takes on the duty, which for an uncovered call has no upper limit.',
        'Standard options on shares have been traded since the Chicago Board Options Exchange opened in April 1973, the year in which the Black–Scholes formula was published. In the United States one contract covers 100 shares.',
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        'An example with round figures: a share costs 100, and a call at 105 for three months costs 3. If the share ends at 104, the call is worth nothing and the 3 are lost, although the share has risen. At 108 the buyer is even. At 115 the call is worth 10.',
        'The premium depends on the price of the share, the time left and above all on how much the share is expected to swing. Right about the direction and wrong about time or swing still loses.',
      ],
    },
    {
      id: 'returns',
      title: 'Where a return comes from',
      blocks: [
        'An option creates no income; it moves risk from one side to the other for a price. Sellers are paid, on average a little well, for carrying rare large losses. Buyers pay for protection, as one does for insurance, or for a small chance of much.',
      ],
    },
    {
      id: 'costs',
      title: 'What it costs',
      blocks: [
        'Commission per contract, and a spread that is wide for rarely traded strikes, often several percent of the premium. Sellers must post margin and may be asked for more overnight.',
      ],
    },
    {
      id: 'risks',
      title: 'Typical risks',
      blocks: [
        {
          list: [
            'Time works against every buyer, fastest in the last weeks.',
            'Many options expire worthless, and the whole stake with them.',
            'Sellers can lose many times what they took in.',
            'Early exercise, dividends and splits change what one holds.',
            'Products for a single day, and binary options: the European Union’s regulator took binary options off the retail market in July 2018.',
          ],
        },
      ],
    },
  ],
}

import type { Article } from '../../article.ts'

export const gold: Article = {
  title: 'Gold',
  summary: 'A metal that pays no interest and has been money for thousands of years: how it is held, and what to expect of it.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        'Gold does not rust and is scarce: each year’s mining adds only a percent or two to what is above ground. Its price is quoted in dollars per troy ounce, 31.1 grams. Just under half of what exists is jewellery; central banks hold between a sixth and a fifth.',
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        'You can hold coins and bars, a share of bars in a vault through a fund, a futures contract, or shares of mines. Each carries another risk: theft, the custodian, leverage, or the management. Ask of any vault whether the bars are booked by number to their owners (allocated) or are a claim on a pool (unallocated).',
        'From 1933 to the end of 1974 private persons in the United States were not allowed to own gold bullion. The state’s promise to exchange dollars for it ended for other states in August 1971; since then the price has floated.',
      ],
    },
    {
      id: 'returns',
      title: 'Where a return comes from',
      blocks: [
        'From a higher price alone; gold pays neither interest nor dividend. It has often risen when people mistrusted money or when interest after inflation was low. But waiting can be long: the peak of January 1980, about 850 dollars, was reached again in January 2008, and by then prices of everything else had more than doubled.',
      ],
    },
    {
      id: 'costs',
      title: 'What it costs',
      blocks: [
        'Small coins and bars cost several percent above the metal’s price and bring less when sold. Storage and insurance, or the fund’s fee, are due every year.',
      ],
    },
    {
      id: 'risks',
      title: 'Typical risks',
      blocks: [
        {
          list: [
            'Falls of a third and more within a few years: from 2011 to 2015 it lost over 40%.',
            'Years without any income.',
            'Forgeries, and dealers who store what they never bought.',
            'Taxes that differ by form: look up how coins, funds and futures are treated where you live.',
          ],
        },
      ],
    },
  ],
}

import type { Article } from '../../article.ts'

export const estate: Article = {
  title: 'Real estate',
  summary: 'Houses, offices and the funds that own them: rent, loans, and a price that is only known when someone buys.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        'Real estate is land and the buildings on it. You can own it directly, hold shares of listed owners, or take part in a fund. In the United States real estate investment trusts (REITs) have existed since 1960; they must pay out at least 90% of their taxable income, and in return pay little or no tax on it themselves.',
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        'The yield is a year’s rent, less all costs, divided by the price. A flat that costs 200,000, brings 10,000 in rent and needs 3,000 for upkeep, vacancy and management yields 3.5%.',
        'Most property is bought with a loan, and that decides the outcome. With 20% of one’s own money, a fall of 10% in price takes half of it; a rise of 10% adds half. The loan’s interest is due either way.',
      ],
    },
    {
      id: 'returns',
      title: 'Where a return comes from',
      blocks: [
        'From rent first; from a higher price only if others can pay more, because incomes rise or interest falls. Work adds value, too: a house that is repaired, a plot that may be built upon. Over long times prices of houses have risen with incomes rather than beyond them, with great differences between places.',
      ],
    },
    {
      id: 'costs',
      title: 'What it costs',
      blocks: [
        'Taxes on the purchase, notary, agent and register can take 5 to 15% depending on the country; then repairs, insurance, property tax, management. Listed companies and trusts cost as much as a share and swing as one.',
      ],
    },
    {
      id: 'risks',
      title: 'Typical risks',
      blocks: [
        {
          list: [
            'It cannot be sold in a day. Open funds have closed their doors when too many wanted out, in Germany after 2008 and in Britain in 2016.',
            'One house in one street is not diversification.',
            'Interest that rises when the loan must be renewed; tenants who do not pay.',
            'Offices and shops that nobody needs anymore.',
            'Plots that exist on paper only: look into the land register.',
          ],
        },
        'A plan of the same name is listed among ours. It has no terms and no reserve, so it is [not offered](/plans).',
      ],
    },
  ],
}

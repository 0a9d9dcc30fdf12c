import type { Article } from '../../article.ts'

export const agriculture: Article = {
  title: 'Agriculture',
  summary: 'Grain, livestock, coffee and the land they need: how harvests become prices.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        'Agricultural investment has two sides: the commodities (wheat, maize, soya, sugar, coffee, cattle) and the means of making them (land, machines, seed and food companies). They are traded by standard grades, so a contract need not name a field.',
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        'Farmers sell before the harvest to fix a price; mills buy ahead for the same reason. Futures make that possible. The Chicago Board of Trade was founded in 1848 for this trade, and its wheat contract is still of 5,000 bushels. Hardly any contract ends in a delivery; it is closed or rolled to the next month.',
        'Farmland is bought outright, or through funds and listed companies that let it to farmers.',
      ],
    },
    {
      id: 'returns',
      title: 'Where a return comes from',
      blocks: [
        'Land pays rent and may rise in value. A stored commodity pays nothing; it costs storage. A futures position earns the change of price, the interest on the cash behind it, and the roll: if later months cost more than the present one, rolling over loses a little each time. That alone can turn a rising price into a loss for holders of a futures fund.',
      ],
    },
    {
      id: 'costs',
      title: 'What it costs',
      blocks: [
        'Commission and spread, margin on futures, fund fees and the roll. For land: purchase tax, surveying, management, insurance.',
      ],
    },
    {
      id: 'risks',
      title: 'Typical risks',
      blocks: [
        {
          list: [
            'Weather, pests and disease, which no analysis predicts.',
            'Politics: export bans, tariffs, subsidies. Wheat rose steeply within days when Russia invaded Ukraine in February 2022, and had given it all back within a few months.',
            'Land cannot be sold in a hurry, and water rights may matter more than soil.',
            'Offers of trees or plots abroad with fixed yields: go and see them, and look them up in the land register, or leave it.',
          ],
        },
      ],
    },
  ],
}

import type { Article } from '../../article.ts'

export const alternativeInvestment: Article = {
  title: 'Alternative investments',
  summary: 'Everything that is neither share, bond nor cash: hedge funds, private equity, private credit, and things.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        'The term covers everything else. Hedge funds trade freely and may bet on falling prices. Private equity buys companies, changes and sells them; venture capital does so with young ones. Private credit lends where banks do not. Collectibles such as art, wine and watches belong here, too. [Infrastructure](/market/infrastructure), [real estate](/market/estate) and [crypto-assets](/market/cryptocurrency) are often included.',
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        'Mostly through funds with few, large investors and long notice periods. A private equity fund runs for about ten years: it calls money when it finds something to buy and pays it back when it has sold. In many countries only professional or wealthy investors are let in, because the usual protections do not apply.',
      ],
    },
    {
      id: 'returns',
      title: 'Where a return comes from',
      blocks: [
        'From borrowed money, from better management of what was bought, from being paid to wait, and from skill, which is rare and has a price. Reported figures look smooth, because nothing is priced each day; that is a missing measurement rather than missing risk. The difference between good and bad managers is far larger than in public markets.',
      ],
    },
    {
      id: 'costs',
      title: 'What it costs',
      blocks: [
        'The classic form is “two and twenty”: two percent of the assets each year, and a fifth of the gains. A gross return of 10% leaves about 6.4% with it. Ask whether the fifth is due above a minimum return, and whether earlier losses must be made up first.',
      ],
    },
    {
      id: 'risks',
      title: 'Typical risks',
      blocks: [
        {
          list: [
            'You cannot get out when you want to. Funds may also close their gates when many ask at once.',
            'Prices are estimates by people who earn a fee on them.',
            'Leverage inside the fund, which you do not see.',
            'Databases of past returns leave out funds that have closed.',
            'A collectible pays nothing, costs storage and insurance, and can be a forgery.',
          ],
        },
      ],
    },
  ],
}

import type { Article } from '../../article.ts'

export const infrastructure: Article = {
  title: 'Infrastructure',
  summary: 'Networks, roads, ports and power lines: long-lived assets that many people pay a little to use.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        'Infrastructure is what everything else runs on: electricity and gas networks, water, railways, toll roads, airports, ports, data cables and masts. It costs a great deal to build, little to run, and serves for decades. Often there is only one of it, which is why it is regulated.',
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        'Three ways of being paid are common. A regulated network may earn an allowed rate on the money that is tied up in it. A concession lets a company collect tolls for, say, thirty years, and then the road goes back to the state. A contract pays for availability, whether or not anyone uses it.',
        'Large funds and pension schemes own such assets directly. Others can buy shares of network companies or listed funds.',
      ],
    },
    {
      id: 'returns',
      title: 'Where a return comes from',
      blocks: [
        'From charges to users or payments by the state, often raised with inflation by contract. Much of the price is borrowed, which lifts the return in good times. A new road carries the risk of being built too late and used too little; an old one is closer to a bond, and is priced like one: when interest rates rise, its value falls.',
      ],
    },
    {
      id: 'costs',
      title: 'What it costs',
      blocks: [
        'Direct funds take management fees of one to two percent and a share of the gains, for ten years and longer. Listed funds cost less and swing with the stock market.',
      ],
    },
    {
      id: 'risks',
      title: 'Typical risks',
      blocks: [
        {
          list: [
            'The regulator or a new government changes the rules. The asset cannot be moved elsewhere.',
            'Forecasts of traffic are hopeful. The Channel Tunnel, opened in 1994, cost far more than planned, carried far fewer passengers than forecast, and its first shareholders lost nearly everything.',
            'Debt that was cheap has to be renewed at a higher rate.',
            'Technology and climate: pipelines that nobody needs, coasts that move.',
          ],
        },
      ],
    },
  ],
}

import type { Article } from '../../article.ts'

export const copyTrading: Article = {
  title: 'Copy trading',
  summary: 'Letting an account copy someone else’s trades: convenient, and only as good as the person who is copied.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        'In copy trading a platform links your account to that of a trader you choose from a list. When they buy, your account buys, in proportion to the amount that you set aside for it. Related forms are mirror trading, which follows a rule instead of a person, and managed accounts, in which someone trades under a mandate from you.',
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        'You set an amount, sometimes a limit at which copying stops, and the platform does the rest. Your trades follow theirs by a moment, so your prices differ; in fast or thin markets they differ by a lot. Small accounts cannot repeat every trade, because of minimum sizes.',
        'In many countries a service that trades for you without asking each time counts as portfolio management and needs a licence for it.',
      ],
    },
    {
      id: 'returns',
      title: 'Where a return comes from',
      blocks: [
        'From the trades alone. Copying adds no return of its own; it adds costs and delay. The top of the list has done well so far; out of thousands of accounts some always have, by luck alone. Lists also have survivorship bias: failed accounts disappear from them, which makes the rest look better than the whole was.',
      ],
    },
    {
      id: 'costs',
      title: 'What it costs',
      blocks: [
        'Spread and commission of every trade, sometimes a monthly fee, and often a share of the gains for the person who is copied. That share is asymmetric: they take part in gains and not in losses, which rewards large bets.',
      ],
    },
    {
      id: 'risks',
      title: 'Typical risks',
      blocks: [
        {
          list: [
            'Months of small gains and one large loss: look at the worst drawdown, not at the latest return.',
            'Hidden leverage, and losing positions that are kept open to hide the loss.',
            'The trader changes their style, or stops, while you are not looking.',
            'Many copies of one trade move the price against all of them.',
          ],
        },
        'Ask for the whole record with costs, the longest losing period, and buy-and-hold in the same market. That is how the [bots’ records](/bots) on this site are shown; they trade on paper, and following one costs and earns nothing.',
      ],
    },
  ],
}

import type { Article } from '../article.ts'

export const about: Article = {
  title: 'About us',
  summary: 'A crypto investment platform on paper money, built to show what backs a promise, and to let anyone check it.',
  sections: [
    {
      id: 'what',
      title: 'What Clearterm is',
      blocks: [
        'Clearterm sells fixed terms on paper money. You deposit, choose a plan, watch it accrue, leave early or stay to the end, and withdraw. Six trading bots keep their own records. Everything works as it would with real money, and no real money can get in.',
        'The difference is underneath. When a plan is sold, its whole return is set aside in a double-entry ledger, in the same step that locks the capital. No reserve, no sale.',
      ],
    },
    {
      id: 'vision',
      title: 'Our vision',
      blocks: [
        'Nobody should have to trust a financial promise. For an offered return, you should see where the money is. For a balance, you should find it in what the platform owes. For a track record, you should be able to open every trade, including the losses.',
        'The tools are old (double-entry books) and newer (hash trees, signed logs). They cost little. What is missing elsewhere is the habit of asking for them.',
      ],
    },
    {
      id: 'mission',
      title: 'Our mission',
      blocks: [
        'We build the whole of such a platform, and make each of its claims checkable:',
        {
          list: [
            'A promise is funded before it is sold. We publish the [coverage](/proof) and renew it within ten minutes of a change.',
            'Every figure opens. It leads to its definition, its time and its records.',
            'Exits stay open: any day, without a [fee](/fees), and never on condition of a further payment.',
            'Losses are shown. Each of the [bots](/bots) shows its worst drawdown next to its result, and buy-and-hold next to both.',
            'We say what we cannot prove. Custody is paper; the proof shows that the books are complete, not that assets exist outside them.',
          ],
        },
      ],
    },
    {
      id: 'community',
      title: 'Community',
      blocks: [
        'There is no club and no leader board. The community is everyone who checks. Each member can [verify](/verify) their own money. Anyone can run the verifier, which shares no code with the platform, or act as a witness who signs only one history. The more people check, the harder it is to leave someone out unnoticed.',
        'The source is open under the MIT licence. Run it, read it, break it, and report what you find. Members whose plan has matured and whose withdrawal was paid can write a testimonial. It is shown next to the plan and the result.',
      ],
    },
    {
      id: 'not',
      title: 'What we are not',
      blocks: [
        'We are not a bank, a broker or an adviser, and not a company unless the [contact page](/contact) names one. We recommend no investment, promise no price and take no real money. The plan rates are far above what any real investment pays; be suspicious of anyone who offers them on real money.',
      ],
    },
  ],
}

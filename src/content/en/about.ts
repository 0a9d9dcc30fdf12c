import type { Article } from '../article.ts'

export const about: Article = {
  title: 'About us',
  summary: 'A crypto investment platform on paper money, built to show what stands behind a promise, and to let anyone check it.',
  sections: [
    {
      id: 'what',
      title: 'What Clearterm is',
      blocks: [
        'Clearterm sells fixed terms on paper money. You deposit, choose a plan, watch it accrue, leave early or stay to the end, and withdraw. Five trading bots keep records of their own beside it. All of it works as it would with real money, and no real money can get in.',
        'What is different lies underneath. When a plan is sold, its whole return is set aside in a double-entry ledger, in the same step that locks the capital. No reserve, no sale.',
      ],
    },
    {
      id: 'vision',
      title: 'Our vision',
      blocks: [
        'That nobody has to believe a financial promise. Where a return is offered, one should be able to see where it lies; where a balance is shown, to find it in what the platform owes; where a record is praised, to open every trade in it, the losing ones as well.',
        'The means for this are old (double-entry books) and not so old (hash trees, signed logs). They cost little. What is missing elsewhere is the habit of asking for them.',
      ],
    },
    {
      id: 'mission',
      title: 'Our mission',
      blocks: [
        'To build the whole of such a platform, and to make each claim on it checkable:',
        {
          list: [
            'A promise is funded before it is sold. The [coverage](/proof) is published, and renewed within ten minutes of a change.',
            'A figure opens. What is counted leads to its definition, its time and its records.',
            'Exits stay open. Any day, without a [fee](/fees), and never on condition of a further payment.',
            'Losses are shown. [Bots](/bots) have their worst fall beside their result, and buy-and-hold beside both.',
            'What we cannot prove is said. Custody is paper; the proof shows that the books are complete, not that assets exist outside them.',
          ],
        },
      ],
    },
    {
      id: 'community',
      title: 'Community',
      blocks: [
        'There is no club and no leader board. The community is whoever checks. Each member can [verify](/verify) their own money; anyone can run the verifier, which shares no code with the platform, or act as a witness who signs one history only. The more people do, the harder it gets to leave somebody out unnoticed.',
        'The source is open under the MIT licence. Run it, read it, break it, and report what you find. Members who went the whole way, to a plan’s end and a paid withdrawal, can write a testimonial, and it stands beside the plan and the result.',
      ],
    },
    {
      id: 'not',
      title: 'What we are not',
      blocks: [
        'Not a bank, not a broker, not an adviser, and unless the [contact page](/contact) names one, not a company. We recommend no investment, forecast no price and take no real money. The plan rates are far above what any real investment pays; treat anybody who offers them on real money with suspicion.',
      ],
    },
  ],
}

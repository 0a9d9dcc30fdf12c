import type { Policy } from '../article.ts'

export const risk: Policy = {
  version: '2026-11-22',
  title: 'The risk, in two minutes',
  summary: 'What could go wrong here, what could go wrong with a real offer that looks like this one, and how to tell them apart.',
  sections: [
    {
      id: 'here',
      title: 'Here, the money is paper',
      blocks: [
        'No real money can be lost on this site, because none can come in. Time can, and paper. The operator may stop or reset the sandbox, and every balance ends with it.',
        'The [proof of solvency](/proof) shows that the books are complete and add up. It cannot show that assets exist outside the books, and here there are none: the custody account is paper too.',
      ],
    },
    {
      id: 'rates',
      title: 'The rates are not of this world',
      blocks: [
        'The plans pay rates far above what any real investment pays. They can be shown only because the money is paper and the operator sets each return aside before selling it. The annual figure beside each rate is arithmetic: it would need the same reserve again and again, which the operator does not have.',
        'Should anybody offer you such rates on real money, treat it as a warning. High fixed returns over a few weeks, paid without fail, are the usual mark of a scheme that pays old members with new members’ money.',
      ],
    },
    {
      id: 'bots',
      title: 'The bots do not earn your return',
      blocks: [
        'The [bots](/bots) trade on paper by published rules. They can lose in rising and in falling markets, and their worst drawdown stands beside their result. Most prices they trade on are simulated and labelled so. A good record on simulated prices says nothing about real ones, and a past record says little about the future.',
      ],
    },
    {
      id: 'leaving',
      title: 'Leaving early costs you the rest',
      blocks: [
        'Capital in a plan is locked until the end of its term. You may leave any day, with your capital and what has accrued by then under the plan’s exit rule. The return that you would have earned by staying is lost to you.',
      ],
    },
    {
      id: 'real',
      title: 'If you ever do this with real money',
      blocks: [
        {
          list: [
            'Prices of crypto-assets can fall by half in weeks, and a coin can become worthless.',
            'A platform can fail or be robbed with your assets in it; deposit insurance usually does not cover it.',
            'A transfer to a wrong address or network cannot be undone.',
            'Check whether the firm is registered with your country’s regulator, by the regulator’s own list.',
            'Try a withdrawal early. Any fee, tax or upgrade that must be paid first is a sign of fraud.',
            'Put in only what you could lose entirely, and borrow nothing for it.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions worth asking any platform, this one too',
      blocks: [
        {
          list: [
            'Where does the return come from, and where is it now? Here: the [reserve](/proof), set aside before the sale.',
            'Who can check it without asking you? Here: [anyone](/verify).',
            'How do I get out, how fast, at what cost? Here: any day, with a mailed code and an approval, [no fees](/fees).',
          ],
        },
      ],
    },
  ],
}

import type { Article } from '../../article.ts'

export const retirementPlanning: Article = {
  title: 'Retirement planning',
  summary: 'How much, where and for how long: the questions behind an income after work.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        'Planning for retirement means turning today’s income into income for when you no longer earn any. Three sources are usual: a state pension, something through an employer, and savings of one’s own. A plan says what each is likely to bring, and what is missing.',
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        'Start with spending rather than with returns: what would a year cost at today’s prices, and what of it is covered? The rest has to come from savings, which must last longer than expected and keep up with prices.',
        'In the United States the usual wrappers are the IRA, which a person opens, and the 401(k), which an employer offers. Traditional accounts postpone income tax; Roth accounts take money that has been taxed and leave qualified withdrawals untaxed. Money that leaves early costs a 10% additional tax besides the income tax, in most cases before the age of 59½ (Internal Revenue Code § 72(t), as of the tax year 2025). Other countries have their own forms.',
      ],
    },
    {
      id: 'returns',
      title: 'Where a return comes from',
      blocks: [
        'From what the account holds; the wrapper itself earns nothing. Time does most of the work. At 5% a year, an amount grows to about 4.3 times in 30 years; at 4%, to about 3.2 times. That single point, often no more than the cost of a fund, takes a quarter of the final amount.',
      ],
    },
    {
      id: 'costs',
      title: 'What it costs',
      blocks: [
        'Account fees, fund fees, advice, and for annuities a commission that is easily overlooked. Ask for the sum of all of them in percent a year, in writing.',
      ],
    },
    {
      id: 'risks',
      title: 'Typical risks',
      blocks: [
        {
          list: [
            'Living long, which is a good thing that must be paid for.',
            'Bad years at the beginning of retirement: selling into a fall cannot be made up later.',
            'Inflation, and laws that change over decades.',
            'Offers that ask you to move a pension quickly. Real ones can wait.',
          ],
        },
        'The [IRA/401K page](/ira-form) of this site is a practice application. It opens no account, has no custodian and no tax treatment.',
      ],
    },
  ],
}

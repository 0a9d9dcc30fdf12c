import type { Article } from '../../article.ts'

export const privateWealth: Article = {
  title: 'Private wealth',
  summary: 'What private banks and family offices do for large fortunes, what they charge, and what to ask them.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        'Private wealth management looks after the whole of a fortune: investments, loans, taxes, inheritance, gifts, sometimes art and aircraft. Private banks do it for many families, a family office for one or a few. Entry sums of a million and more are common.',
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        'There are three kinds of mandate. With execution only, you decide and they carry out. With advice, they propose and you decide. With a discretionary mandate, they decide within limits that you have agreed on in writing. Read those limits: they are what you can hold them to.',
        'Securities lie with a custodian. Where they are booked as yours, they stay yours if the bank fails; cash in an account is a claim against the bank, insured up to the legal limit and no further.',
      ],
    },
    {
      id: 'returns',
      title: 'Where a return comes from',
      blocks: [
        'From the same markets as everybody’s. What good advice adds is usually found elsewhere: taxes that are avoided lawfully, risks that are spread, mistakes in bad years that are not made. Access to closed funds is a service; whether those funds are worth their price is another question.',
      ],
    },
    {
      id: 'costs',
      title: 'What it costs',
      blocks: [
        'Often around one percent a year of everything managed, falling with size, and then the products inside, trading, custody and currency exchange. Ask for one figure that holds all of it. An adviser who is paid by the makers of products has two masters, so ask who pays, and how much.',
      ],
    },
    {
      id: 'risks',
      title: 'Typical risks',
      blocks: [
        {
          list: [
            'Conflicts of interest: the house’s own funds, and turnover that earns commissions.',
            'Loans against securities, which have to be repaid when prices fall.',
            'Concentration in the business that made the fortune.',
            'Trust in a person instead of in records. Bernard Madoff’s clients, until December 2008, were wealthy, advised, and shown statements of trades that had never happened. An independent custodian would have ended it at once.',
          ],
        },
      ],
    },
  ],
}

import type { Article } from '../../article.ts'

export const fixedIncome: Article = {
  title: 'Fixed income',
  summary: 'Lending to states and companies: bonds, what their interest pays for, and why their prices fall when rates rise.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        'A bond is a loan that can be sold on. The borrower pays a fixed amount of interest, the coupon, and returns the face value on a set day. Bills run for months, bonds for years. Money market funds hold the shortest of them.',
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        'The coupon is fixed; the price is not. If new bonds pay 5% and yours pays 3%, nobody gives full price for yours. A rule of thumb: for each percentage point that rates rise, a bond loses about as many percent as its duration has years. With a duration of 7, one point costs about 7%.',
        'If you hold a bond to maturity, you get the face value, provided that the borrower pays. Before that, the price only matters if you have to sell.',
      ],
    },
    {
      id: 'returns',
      title: 'Where a return comes from',
      blocks: [
        'From interest first, and that is payment for three things: waiting, inflation, and the chance of not being paid. A borrower who must offer much more than the state does so for a reason. The yield to maturity puts coupon, price and remaining time into one yearly figure and assumes that every payment arrives.',
        'A fixed rate that is far above those of comparable borrowers is either paid out of something that can run dry, or is not going to be paid. Ask what backs it, and whether that is there today. Our own plans, on paper money, answer with the [reserve](/proof).',
      ],
    },
    {
      id: 'costs',
      title: 'What it costs',
      blocks: [
        'For single bonds mostly the spread, which is wide for small amounts and rare issues; for funds the yearly fee, which weighs more here than with shares because the return is smaller.',
      ],
    },
    {
      id: 'risks',
      title: 'Typical risks',
      blocks: [
        {
          list: [
            'Rates rise. In 2022 bonds and shares fell in the same year, and broad bond funds lost more than a tenth.',
            'The borrower fails or changes the terms. States have done so as well: Russia in 1998, Argentina in 2001, Greece in 2012.',
            'Inflation eats a fixed payment from within.',
            'In a crisis some bonds find no buyer at any fair price.',
          ],
        },
      ],
    },
  ],
}

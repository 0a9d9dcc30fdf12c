import type { Section } from '../../article.ts'

/** Plans, from the choice to the end. */
export const invest: readonly Section[] = [
  {
    id: 'choose',
    title: 'Choose a plan',
    blocks: [
      'The page [Plans](/plans) lists nine plans. Those on sale show the contracted rate over the whole term, its share for a day, the term, the smallest and the largest amount, and the capacity that is left. Next to each rate is the annual percentage yield. It is arithmetic only: it assumes that the plan is repeated all year, which the reserve cannot fund. The rates are far above what any real investment pays.',
      'A plan without terms is listed and marked “not offered”. A plan whose return the reserve cannot cover is “fully subscribed” and cannot be bought.',
    ],
  },
  {
    id: 'buy',
    title: 'Buy it',
    blocks: [
      {
        list: [
          'Open the plan, enter an amount within its range, and confirm.',
          'In one step of the ledger your capital moves from the main balance to the locked account, and the whole promised return moves from the operator’s free reserve to the committed one. Either both happen or neither does.',
          'The investment keeps the terms on which it was sold. If the operator changes the plan later, yours does not change.',
        ],
      },
    ],
  },
  {
    id: 'accrue',
    title: 'While it runs',
    blocks: [
      'The return accrues by the second, Monday to Sunday. The accrued amount is shown but is not yours before the plan ends; no entry is written for it until then. The dashboard, the page [Investments](/investments) and a calendar feed show all maturities.',
      'For each investment you choose what happens at maturity: pay out, reinvest the capital, or reinvest capital and return. You can change your choice until it matures. If it cannot be reinvested, it is paid out and a message gives the reason.',
    ],
  },
  {
    id: 'end',
    title: 'When it ends',
    blocks: [
      'At maturity capital and return are in your main balance. You do not have to request it, and there is no fee.',
      'You can leave on any earlier day. The page shows a quote that is valid for 60 seconds: your capital and what has accrued by then under the plan’s exit rule. You lose the rest of the promised return; it goes back to the operator’s reserve.',
    ],
  },
]

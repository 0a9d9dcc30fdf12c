import type { Section } from '../../article.ts'

/** Plans, from the choice to the end. */
export const invest: readonly Section[] = [
  {
    id: 'choose',
    title: 'Choose a plan',
    blocks: [
      'The page [Plans](/plans) lists nine plans. Those on sale show the contracted rate over the whole term, its share for a day, the term, the smallest and the largest amount, and the capacity that is left. Beside each rate stands the annual percentage yield, which is arithmetic: it would hold only if the plan were repeated all year, which the reserve cannot fund. The rates are far above what any real investment pays.',
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
          'The investment keeps the terms that it was sold on. If the operator changes the plan later, yours stays as it was.',
        ],
      },
    ],
  },
  {
    id: 'accrue',
    title: 'While it runs',
    blocks: [
      'The return accrues by the second, Monday to Sunday. What has accrued is shown and is not yours before the plan ends; no entry is written for it until then. The dashboard, the page [Investments](/investments) and a calendar feed show what matures when.',
      'For each investment you choose what happens at maturity: pay out, place the capital again, or place capital and return again. You can change your mind until it matures. If it cannot be placed again, it is paid out and you are told why.',
    ],
  },
  {
    id: 'end',
    title: 'When it ends',
    blocks: [
      'At maturity capital and return are in your main balance. Nothing has to be asked for, and no fee is taken.',
      'You may leave any day before. The page shows a quote that holds for 60 seconds: your capital and what has accrued by then under the plan’s exit rule. The rest of the promised return goes back to the operator’s reserve, and is lost to you.',
    ],
  },
]

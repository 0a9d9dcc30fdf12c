/** Bugs planted in the rules and their backtest. */
import type { Mutant } from './mutants.ts'

const RULES = 'src/trading/rules'
const BACKTEST = 'src/trading/backtest'
const unit = (file: string) => ({ file }) as const
const SECOND = { file: 'test/rooms/trading/frozen.test.ts', test: 'is what a second implementation found' } as const

export const tradingMutants: readonly Mutant[] = [
  {
    name: 'let a backtest learn from the bar that it is about to earn',
    edits: [
      {
        file: `${BACKTEST}/simulate.ts`,
        from: 'if (t > 0) state = rule.update(state, relatives[t - 1] as readonly number[])',
        to: 'state = rule.update(state, row)',
      },
    ],
    ...unit(`${BACKTEST}/simulate.test.ts`),
    test: 'earns at each bar what was decided before it',
  },
  {
    name: 'take costs against shares that prices have not moved',
    edits: [{ file: `${BACKTEST}/simulate.ts`, from: 'held && drift(held, row, grown)', to: 'held && [...held]' }],
    ...unit(`${BACKTEST}/simulate.test.ts`),
    test: 'takes costs on what is traded against the shares as prices have left them',
  },
  {
    name: 'take a price of zero',
    edits: [{ file: `${BACKTEST}/relatives.ts`, from: 'if (!(price > 0 &&', to: 'if (!(price >= 0 &&' }],
    ...unit(`${BACKTEST}/relatives.test.ts`),
    test: 'refuses',
  },
  {
    name: 'keep the prices of a rule outside its state',
    edits: [
      {
        file: `${RULES}/rmr.ts`,
        from: 'const next = [...prices, now].slice(-window)',
        to: 'const next = prices as number[][]\n      next.push(now)',
      },
    ],
    ...unit(`${RULES}/look-ahead.test.ts`),
    test: 'leaves the state that it was given as it was',
  },
  {
    name: 'weigh the rules of a mixture before their costs',
    edits: [
      {
        file: `${RULES}/mixing/purse.ts`,
        from: 'wealth: purse.wealth * Math.max(0, 1 - cost)',
        to: 'wealth: purse.wealth * (cost < 0 ? 0 : 1)',
      },
    ],
    ...SECOND,
  },
  {
    name: 'let a mixture trade without its cap',
    edits: [{ file: `${RULES}/mixing/approach.ts`, from: 'Math.min(1, cap / gap)', to: 'Math.max(1, cap / gap)' }],
    ...SECOND,
  },
  {
    name: 'claim half of the bound on regret',
    edits: [{ file: 'src/trading/experts/ada-hedge.ts', from: 'return Math.min(2 * gap,', to: 'return 0.5 * Math.min(2 * gap,' }],
    file: `${RULES}/mixing/ada-hedge.test.ts`,
    test: 'never falls behind its best rule by more than its bound',
  },
  {
    name: 'forget half of what pulls a Newton step',
    edits: [{ file: `${RULES}/ons.ts`, from: '(1 + 1 / beta)', to: '(1 / beta)' }],
    ...SECOND,
  },
  {
    name: 'take no asset back into a projection',
    edits: [{ file: `${RULES}/simplex-in-norm.ts`, from: 'if (wronged === null) break', to: 'if (wronged !== undefined) break' }],
    ...unit(`${RULES}/simplex.test.ts`),
    test: 'in any norm has no way down to another portfolio',
  },
  {
    name: 'end the search for the best constant portfolio early',
    edits: [
      {
        file: `${RULES}/best-constant.ts`,
        from: 'bestConstant(relatives: Relatives, { gap = 1e-9, rounds = 200 }',
        to: 'bestConstant(relatives: Relatives, { gap = 1e-2, rounds = 200 }',
      },
    ],
    ...unit(`${RULES}/best-constant.test.ts`),
    test: 'is the same by two methods, and no other portfolio makes more',
  },
]

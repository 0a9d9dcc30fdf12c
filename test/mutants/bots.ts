/** Bugs planted in the paper exchange and the bots. */
import type { Mutant } from './mutants.ts'

const EXCHANGE = 'src/trading/exchange'
const BOTS = 'src/server/bots'
const unit = { file: `${EXCHANGE}/exchange.test.ts` } as const
const stores = (file: string) => ({ file: `test/rooms/bots/${file}.test.ts` }) as const

export const botMutants: readonly Mutant[] = [
  {
    name: 'fill an order at the tick that it was decided on',
    edits: [
      {
        file: `${BOTS}/run/decide-due.ts`,
        from: 'after: tick.at > decided_at ? tick.at : decided_at',
        to: 'after: new Date(tick.at.getTime() - 1_000)',
      },
    ],
    ...stores('session'),
    test: 'trades 1.0 and 5.0 at once',
  },
  {
    name: 'fill at a tick that is too old by now',
    edits: [{ file: `${BOTS}/run/fill-due.ts`, from: 'if (now.getTime() - tick.at.getTime() > STALE_MS)', to: 'if (STALE_MS < 0)' }],
    ...stores('stale'),
    test: 'does not fill at a tick that came in time and was found too late',
  },
  {
    name: 'keep ordering while prices are stale',
    edits: [{ file: `${BOTS}/run/freshness.ts`, from: '  if (stale) return', to: '  if (stale && tick.id === null) return' }],
    ...stores('stale'),
    test: 'orders nothing and fills nothing once prices have stopped',
  },
  {
    name: 'end an order in a transaction of its own',
    edits: [
      {
        file: `${BOTS}/run/fill-due.ts`,
        from: 'return database.transaction((tx) => fillAt(deps, tx, run, order, tick, now))',
        to: "if (!(await database.transaction((tx) => endOrder(tx, order, 'filled', now)))) return 0\n  return database.transaction((tx) => fillAt(deps, tx, run, order, tick, now))",
      },
      { file: `${BOTS}/run/fill-due.ts`, from: "  if (!(await endOrder(tx, order, 'filled', now))) return 0\n", to: '' },
    ],
    ...stores('once'),
    test: 'loses and doubles nothing when a round is cut off at any statement',
  },
  {
    name: 'leave the spread out of the exchange’s postings',
    edits: [{ file: `${EXCHANGE}/posting.ts`, from: 'amount: sign * amount - spread', to: 'amount: sign * amount' }],
    ...unit,
    test: 'ties out to the capital',
  },
  {
    name: 'forget the fee in what a position cost',
    edits: [
      {
        file: `${EXCHANGE}/fill.ts`,
        from: 'const cost_change = reduced_cost === null ? -cash_change',
        to: 'const cost_change = reduced_cost === null ? -cash_change - execution.fee',
      },
    ],
    ...unit,
    test: 'ties out to the capital',
  },
  {
    name: 'run a day again on the fills that it is to check',
    edits: [
      {
        file: `${BOTS}/record/check-days.ts`,
        from: 'divergence += difference(recorded, again.moved)',
        to: 'divergence += difference(recorded, recorded)',
      },
    ],
    ...stores('session'),
    test: 'finds a tick that was changed afterwards',
  },
  {
    name: 'trade on a forecast of the next day',
    edits: [{ file: `${BOTS}/run/read-bars.ts`, from: 'outlooks.get(dayOf(bar.at))', to: 'outlooks.get(dayOf(bar.at + 3_600_000))' }],
    ...stores('ensemble'),
    test: 'gives the figures of a backtest over the same closes and forecasts',
  },
  {
    name: 'trade on a forecast that was written after its day began',
    edits: [{ file: 'src/server/forecasts/record/outlooks.ts', from: "'UTC' - $6::interval", to: "'UTC' + '1 day' + $6::interval" }],
    ...stores('ensemble'),
    test: 'uses no backtest, no forecast of another source',
  },
  {
    name: 'let a rule see the bar after the one that it decides on',
    edits: [
      {
        file: `${EXCHANGE}/session.ts`,
        from: '  for (const bar of bars) {',
        to: '  const all = [...bars]\n  for (const [n, now] of all.entries()) {\n    const bar = { ...now, closes: all[n + 1]?.closes ?? now.closes }',
      },
    ],

    file: 'src/trading/line-up/look-ahead.test.ts',
    test: 'decides and trades on nothing that came later',
  },
]

/**
 * What `npm run test:full` sets: both engines, accessibility at every state that a journey sees, and the whole of what `npm test` takes a
 * slice of.
 */
export const WHOLE = {
  WHOLE: 'true',
  STORES: 'both',
  AXE: 'all',
  KNOWN_ADDRESSES: '200',
  GUESSES: '500',
  STATEMENT_POSTINGS: '10000',
  RESERVE_STEPS: '100000',
  BYTES_ONE_IN: '1',
  PASSWORDS_ONE_IN: '1',
  LOOK_AHEAD_RUNS: '6',
  KILLS: '4',
  LEDGER_RUNS: '6',
  LEDGER_CALLS: '400',
  ANSWERS: '50000',
  DATABASE_KILLS: '4',
  DEMO_PEOPLE: '300',
  PROGRAMS: '100000',
  XIRR_HISTORIES: '10000',
}

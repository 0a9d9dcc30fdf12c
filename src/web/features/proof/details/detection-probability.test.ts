import { expect, it } from 'vitest'
import { detectionProbabilityBps } from './RunTool.tsx'

it.each([
  { accounts: 10, checkers: 1, omitted: 1, bps: 1_000 },
  { accounts: 10, checkers: 0, omitted: 5, bps: 0 },
  { accounts: 10, checkers: 10, omitted: 1, bps: 10_000 },
  { accounts: 10, checkers: 5, omitted: 6, bps: 10_000 },
  { accounts: 4, checkers: 2, omitted: 2, bps: 8_333 },
  { accounts: 3, checkers: 1, omitted: 1, bps: 3_333 },
])('$checkers of $accounts notice $omitted left out with $bps basis points', ({ bps, ...of }) => {
  expect(detectionProbabilityBps(of)).toBe(bps)
})

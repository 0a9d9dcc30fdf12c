/**
 * The slowest first, so that none starts when the others are done: journeys, server tests, house tests, units; in each the longest first. A
 * fresh clone has no times: this table has those that `npm test` prints at its end.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const KINDS = [/\/test\/journeys\//, /\/test\/(?!house\/)/, /\/test\/house\//]

/** Longest first. */
const SLOWEST: readonly string[] = [
  'test/journeys/main-job.test.ts',
  'test/journeys/addresses.test.ts',
  'test/journeys/specification-texts.test.ts',
  'test/journeys/api-page.test.ts',
  'test/journeys/specification-behaviour.test.ts',
  'test/journeys/hostile-screens.test.ts',
  'test/journeys/second-factor.test.ts',
  'test/journeys/site-size.test.ts',
  'test/journeys/console-queue.test.ts',
  'test/journeys/specification-screens.test.ts',
  'test/journeys/team.test.ts',
  'test/journeys/operating.test.ts',
  'test/rooms/backup/backup.test.ts',
  'test/rooms/backup/tampered.test.ts',
  'test/start/end-process.test.ts',
  'test/stores/restricted-login.test.ts',
  'test/start/start.test.ts',
  'test/attack/reads-refused.test.ts',
  'test/attack/matrix.test.ts',
  'test/rooms/funding/races.test.ts',
  'test/attack/heavy-calls.test.ts',
  'test/attack/mailed-codes.test.ts',
  'test/faults/full-disk.test.ts',
  'test/faults/kill.test.ts',
  'test/rooms/trading/backtest-command.test.ts',
  'test/rooms/forecasts/resume.test.ts',
  'test/rooms/admin/seen-changes.test.ts',
  'test/house/promises.test.ts',
  'test/house/walls.test.ts',
  'test/house/regular-expressions.test.ts',
  'test/house/round-trips.test.ts',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const by_size = await super.sort(files)
    const place = (file: TestSpecification): number => {
      const at = SLOWEST.findIndex((path) => file.moduleId.endsWith(`/${path}`))
      const kind = KINDS.findIndex((pattern) => pattern.test(file.moduleId))
      return (kind < 0 ? KINDS.length : kind) * 1_000 + (at < 0 ? SLOWEST.length : at)
    }
    return [...by_size].sort((a, b) => place(a) - place(b))
  }
}

/**
 * The slowest first, so that none starts when the others are done: journeys, server tests, house tests, units; in each the longest first. A fresh
 * clone has no times: this table has those that `npm test` prints at its end.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const KINDS = [/\/test\/journeys\//, /\/test\/(?!house\/)/, /\/test\/house\//]

/** Longest first. */
const SLOWEST: readonly string[] = [
  'test/faults/kill.test.ts',
  'test/journeys/addresses.test.ts',
  'test/journeys/main-job.test.ts',
  'test/journeys/specification-texts.test.ts',
  'test/journeys/specification-behaviour.test.ts',
  'test/start/start.test.ts',
  'test/rooms/funding/races.test.ts',
  'test/stores/port.test.ts',
  'test/journeys/specification-screens.test.ts',
  'test/attack/bodies.test.ts',
  'test/attack/matrix.test.ts',
  'test/rooms/solvency/writers.test.ts',
  'test/rooms/ledger/threats.test.ts',
  'test/rooms/ledger/model.test.ts',
  'test/rooms/proof/witness.test.ts',
  'test/stores/data-dir.test.ts',
  'test/faults/database-killed.test.ts',
  'test/attack/strangers.test.ts',
  'test/rooms/account/every-figure.test.ts',
  'test/attack/hostile-upload.test.ts',
  'test/rooms/solvency/honest.test.ts',
  'test/rooms/bots/session.test.ts',
  'test/stores/memory.test.ts',
  'test/rooms/ledger/in-doubt.test.ts',
  'test/rooms/bots/once.test.ts',
  'test/attack/http-malformed.test.ts',
  'test/house/walls.test.ts',
  'test/house/regular-expressions.test.ts',
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

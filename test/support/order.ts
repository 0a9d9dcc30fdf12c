/**
 * Files of a project one after another, because only they share a worker, and within it the longest first, so that none is begun when the
 * others are done. A fresh clone has no times of its own: this table has those that `npm test` names at its end.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const PROJECTS = ['journeys', 'stores', 'house', 'unit']

/** Longest first. */
const LONGEST: readonly string[] = []

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const by_size = await super.sort(files)
    const place = (file: TestSpecification): number => {
      const at = LONGEST.findIndex((path) => file.moduleId.endsWith(`/${path}`))
      return PROJECTS.indexOf(file.project.name) * 1_000 + (at < 0 ? LONGEST.length : at)
    }
    return [...by_size].sort((a, b) => place(a) - place(b))
  }
}

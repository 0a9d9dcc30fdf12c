/**
 * Migrates databases from before the baseline: those with exactly the migrations that it replaces count as at the baseline, all
 * others are refused.
 */
import { refuseStore } from './errors.ts'
import type { StoreRefusal } from './port.ts'
import type { Applied, Migration } from './read-migrations.ts'

/** The baseline equal to the applied migrations, or null. */
export function findReplacement(migrations: readonly Migration[], applied: readonly Applied[]): Migration | StoreRefusal | null {
  const baseline = migrations.find(({ replaces }) => replaces.length > 0)
  if (!baseline) return null
  if (!applied.some(({ number, name }) => number <= baseline.number && name !== baseline.name)) return null
  const difference = firstDifference(baseline.replaces, applied)
  if (difference === null) return baseline
  return refuseStore(
    `The database is from before ${baseline.name} and can't be upgraded: ${difference} It must have exactly the ${baseline.replaces.length} migrations up to ${baseline.replaces.at(-1)?.name}: start the last version before the baseline once, then this one.`,
  )
}

function firstDifference(replaces: readonly Applied[], applied: readonly Applied[]): string | null {
  for (const old of replaces) {
    const row = applied.find(({ number }) => number === old.number)
    if (!row) return `migration ${old.name} is missing.`
    if (!isSame(row, old)) return `migration ${row.name} differs from the one that the baseline replaced.`
  }
  const unknown = applied.find(({ number }) => !replaces.some((old) => old.number === number))
  return unknown ? `migration ${unknown.name} is unknown.` : null
}

function isSame(row: Applied, old: Applied): boolean {
  return row.number === old.number && row.name === old.name && row.sha256 === old.sha256
}

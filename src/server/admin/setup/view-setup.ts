/** What this server lacks before real use, in the order of the steps. */
import { findings, type SetupFacts, setupFactNames } from '#contract/admin/setup'

export function viewSetup(read: SetupFacts, now: Date) {
  const facts = setupFactNames.flatMap((name) => {
    const reading = read[name]
    if (!reading) return []
    const { finding, at = null, count = null, value = null } = reading
    return [{ name, state: findings[finding], finding, at, count, value }]
  })
  return { facts, next: facts.find(({ state }) => state === 'missing')?.name ?? null, as_of: now }
}

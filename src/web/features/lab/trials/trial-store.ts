/**
 * The trials that this browser has run and the server does not know yet, by family of rules. A visitor's stay here; a member's are sent
 * after each run. Logging out keeps them, and nothing in the app lowers them except a report that the server has taken.
 */
import { type LabFamily, labFamilies, MAX_TRIALS } from '#contract/lab'
import { newId } from '#kernel/id'
import { localItems } from '#web/shared/session/storage.ts'
import { LAB_TRIALS } from '#web/shared/session/stored-user.ts'

export type Report = { readonly family: LabFamily; readonly trials: number; readonly key: string }
export type Pending = Readonly<Partial<Record<LabFamily, number>>>
type StoredTrials = { readonly families: Pending; readonly sending: Report | null }

const listeners = new Set<() => void>()
let cached: { readonly text: string | null; readonly kept: StoredTrials } = { text: null, kept: { families: {}, sending: null } }

export function readPending(): Pending {
  return read().families
}

export function addTrials(family: LabFamily, trials: number): void {
  const { families, sending } = read()
  write({ families: { ...families, [family]: (families[family] ?? 0) + trials }, sending })
}

/** The next report to send; the same one, with the same key, until the server has taken it. */
export function nextReport(): Report | null {
  const { families, sending } = read()
  if (sending) return sending
  const family = labFamilies.find((name) => (families[name] ?? 0) > 0)
  if (!family) return null
  const report = { family, trials: Math.min(MAX_TRIALS, families[family] ?? 0), key: newId() }
  write({ families, sending: report })
  return report
}

/** Another tab may have heard first: a report is subtracted once. */
export function reportTaken({ key }: Report): void {
  const { families, sending } = read()
  if (sending?.key !== key) return
  const { [sending.family]: families_with_trials = 0, ...others } = families
  const rest = families_with_trials - sending.trials
  write({ families: rest > 0 ? { ...others, [sending.family]: rest } : others, sending: null })
}

export function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

function read(): StoredTrials {
  const text = localItems.read(LAB_TRIALS)
  if (text !== cached.text) cached = { text, kept: parse(text) }
  return cached.kept
}

function write(kept: StoredTrials): void {
  localItems.write(LAB_TRIALS, JSON.stringify(kept))
  for (const listener of listeners) listener()
}

function parse(text: string | null): StoredTrials {
  const nothing: StoredTrials = { families: {}, sending: null }
  if (text === null) return nothing
  try {
    const { families, sending } = { ...nothing, ...(JSON.parse(text) as Partial<StoredTrials>) }
    const families_with_trials = labFamilies.filter((family) => Number.isInteger(families[family]) && (families[family] ?? 0) > 0)
    return {
      families: Object.fromEntries(families_with_trials.map((family) => [family, families[family]])),
      sending: isReport(sending) ? sending : null,
    }
  } catch {
    return nothing
  }
}

function isReport(given: Report | null): given is Report {
  return (
    given !== null && labFamilies.includes(given.family) && given.trials >= 1 && given.trials <= MAX_TRIALS && typeof given.key === 'string'
  )
}

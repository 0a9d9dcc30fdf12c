/** The operator's settings: only values other than defaults are stored; cached for a second, and a change clears the cache. */
import * as z from 'zod/mini'
import { guardedSettings, type SettingName, type Settings, settingDefaults, settingEffects, settingsSchema } from '#contract/settings'
import type { Clock } from '#kernel/clock'
import type { SubjectReader } from '#server/approvals'
import type { Actor, Audit } from '#server/audit'
import type { Database, Query, Queryable } from '#server/store'

const CACHE_MS = 1000

/** Only the given settings change. */
export type SettingsPatch = { readonly [Name in SettingName]?: Settings[Name] | undefined }

export type SettingsRoom = {
  /** Pass the reader inside a transaction: on the embedded store the cache's connection would wait for it. */
  read(reader?: Queryable): Promise<Settings>
  /** Compares with the stored values under lock. `guarded`: nothing changes, because a guarded setting would and that needs approval. */
  change(actor: Actor, patch: SettingsPatch, permitted: 'all' | 'unguarded'): Promise<Settings | 'guarded'>
  /** Clears the cache, so that a change applies from its commit. */
  forget(): void
}

export function openSettings({ database, clock, audit }: { database: Database; clock: Clock; audit: Pick<Audit, 'record'> }): SettingsRoom {
  let cached: { readonly settings: Settings; readonly until: number } | null = null

  const read: SettingsRoom['read'] = async (reader) => {
    if (reader) return readStored(reader.query)
    if (cached && clock.monotonic() < cached.until) return cached.settings
    const settings = await readStored(database.query)
    cached = { settings, until: clock.monotonic() + CACHE_MS }
    return settings
  }

  return {
    read,
    forget: () => {
      cached = null
    },
    change: async (actor, patch, permitted) => {
      const after = await database.transaction(async (tx) => {
        await tx.query(LOCK)
        const before = await readStored(tx.query)
        const changed = settingNames(patch).filter((name) => patch[name] !== before[name])
        if (permitted === 'unguarded' && changed.some((name) => guardedSettings.includes(name))) return 'guarded'
        const after = { ...before, ...defined(patch) }
        const wire = z.encode(settingsSchema, after)
        for (const name of changed) {
          await tx.query(
            `INSERT INTO setting AS s (name, value) VALUES ($1, $2::jsonb) ON CONFLICT (name) DO UPDATE SET value = excluded.value, version = s.version + 1`,
            [name, JSON.stringify(wire[name])],
          )
        }
        if (changed.length > 0) await audit.record(tx, auditedChange(actor, changed, before, after))
        return after
      })
      cached = null
      return after
    },
  }
}

function defined(patch: SettingsPatch): Partial<Settings> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
}

export function auditedChange(actor: Actor, changed: readonly SettingName[], before: Settings, after: Settings) {
  const pick = (settings: Settings) => Object.fromEntries(changed.map((name) => [name, settings[name]]))
  return {
    actor: actor.user_id,
    actor_email: actor.email,
    action: 'settings.change' as const,
    object_kind: 'settings',
    object_id: null,
    before: pick(before),
    after: pick(after),
    reason: null,
    request_id: actor.request_id,
  }
}

/** Also holds off writers of other versions, until the transaction ends. Readers go on. */
const LOCK = 'LOCK TABLE setting IN SHARE ROW EXCLUSIVE MODE'

export function settingNames(patch: SettingsPatch): SettingName[] {
  return (Object.keys(patch) as SettingName[]).filter((name) => patch[name] !== undefined)
}

/** The stored values of these settings, as in a reply. */
export async function readStoredOf({ query, lock }: SubjectReader, names: readonly SettingName[]): Promise<Record<string, unknown>> {
  if (lock) await query(LOCK)
  const stored = z.encode(settingsSchema, await readStored(query))
  return Object.fromEntries(names.map((name) => [name, stored[name]]))
}

/** A stored value that no longer fits its schema counts as not set. */
async function readStored(query: Query): Promise<Settings> {
  const rows = await query<{ name: string; value: unknown }>('SELECT name, value FROM setting')
  const stored = z.safeDecode(z.partial(settingsSchema), Object.fromEntries(rows.map((row) => [row.name, row.value])) as never)
  return { ...settingDefaults, ...(stored.success ? defined(stored.data) : {}) }
}

/** Each with default and effect. */
export function viewSettings(settings: Settings) {
  const wire = z.encode(settingsSchema, settings)
  const defaults = z.encode(settingsSchema, settingDefaults)
  return (Object.keys(settingDefaults) as SettingName[]).map((name) => ({
    name,
    value: wire[name],
    default_value: defaults[name],
    effect: settingEffects[name],
  }))
}

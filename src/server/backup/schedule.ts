/** Backups of a running node: made when one is due, the oldest removed, and the age of the newest for monitoring. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SetupFacts } from '#contract/admin/setup'
import { DAY_SECONDS, HOUR_MS } from '#kernel/duration'
import { isRefused } from '#kernel/refusal'
import { type BackupDependencies, isSameInstance, makeBackup } from './make-backup.ts'
import { type FoundBackup, listBackups } from './manifest.ts'
import { viewBackupSetup } from './setup.ts'

export type BackupSettings = {
  readonly folder: string
  /** 0: none is made by the server. */
  readonly every_hours: number
  /** How many stay. */
  readonly keep: number
  /** An age recipient; null: not encrypted. */
  readonly recipient: string | null
}

export type Backups = {
  /** For a job: makes one if the newest is older than the interval. Throws if it is refused. */
  readonly makeDue: () => Promise<void>
  /** Since the newest backup, or since this process began without one. */
  readonly ageSeconds: () => Promise<number>
  readonly setup: () => Promise<SetupFacts>
}

export function openBackups(deps: BackupDependencies, settings: BackupSettings): Backups {
  const { clock, secret_key } = deps
  const began = clock.now().getTime()
  const ageMs = async (): Promise<number> => {
    const [newest] = await listBackups(settings.folder, secret_key)
    return clock.now().getTime() - (newest ? Date.parse(newest.manifest.made_at) : began)
  }
  return {
    ageSeconds: async () => Math.max(0, Math.round((await ageMs()) / 1000)),
    setup: async () => {
      const [newest] = await listBackups(settings.folder, secret_key)
      return viewBackupSetup(newest?.manifest ?? null, settings, clock.now())
    },
    makeDue: async () => {
      const { folder, every_hours } = settings
      await removeAbandoned(folder, clock.now())
      if (every_hours === 0) return
      const is_first = (await listBackups(folder, secret_key)).length === 0
      if (!is_first && (await ageMs()) < every_hours * HOUR_MS) return
      const backup = await makeBackup(deps, settings)
      if (isRefused(backup)) throw new Error(backup.detail)
      await removeOldest(settings, backup, secret_key)
    },
  }
}

/** What a process left that was killed in the middle, a day ago or earlier. */
async function removeAbandoned(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch((): string[] => [])
  for (const name of names.filter((one) => /^\.(?:making|try)-/.test(one))) {
    const stats = await stat(join(folder, name)).catch(() => null)
    if (stats && now.getTime() - stats.mtimeMs > DAY_SECONDS * 1000) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** Only backups of the same instance under the given keys, and never the one that was just made. */
export async function removeOldest(
  { folder, keep }: Pick<BackupSettings, 'folder' | 'keep'>,
  backup: FoundBackup,
  secret_key: string,
): Promise<void> {
  const own = (await listBackups(folder, secret_key)).filter(({ manifest }) =>
    isSameInstance(manifest.contents.origin ?? '', backup.manifest.contents.origin ?? ''),
  )
  for (const { folder: old } of own.slice(Math.max(1, keep))) await rm(old, { recursive: true })
}

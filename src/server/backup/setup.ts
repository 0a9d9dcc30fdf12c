/** What the backups' folder says of the setup: the newest backup under the key of this server. */
import type { SetupFacts } from '#contract/admin/setup'
import { HOUR_MS } from '#kernel/duration'
import type { BackupManifest } from './manifest.ts'

export const NO_BACKUPS: SetupFacts = { backup: { finding: 'backup_off' }, restored: { finding: 'restored_never' } }

/** Of a folder that commands fill: as often as the server would by default. */
const USUAL_HOURS = 24

/** `every_hours` 0 without a backup in the folder: another program makes them, which this server can't see. */
export function viewBackupSetup(newest: BackupManifest | null, { every_hours }: { readonly every_hours: number }, now: Date): SetupFacts {
  if (newest === null) {
    if (every_hours === 0) return { backup: { finding: 'backup_elsewhere' }, restored: { finding: 'restored_elsewhere' } }
    return { backup: { finding: 'backup_none' }, restored: { finding: 'restored_never' } }
  }
  const at = new Date(newest.made_at)
  const is_old = now.getTime() - at.getTime() > 2 * (every_hours || USUAL_HOURS) * HOUR_MS
  // Of before it was written down: an embedded one was always restored.
  const was_restored = newest.restored ?? newest.kind === 'embedded'
  return {
    backup: { finding: is_old ? 'backup_old' : 'backup_made', at },
    restored: { finding: was_restored ? 'restored_once' : 'restored_read', at },
  }
}

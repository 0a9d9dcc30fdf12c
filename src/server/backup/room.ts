import { HOUR_SECONDS } from '#kernel/duration'
import { defineRoom, series } from '#server/room'
import { givenKeys, type SecretKey } from '#server/store'
import type { BackupDependencies } from './make-backup.ts'
import { type BackupSettings, openBackups } from './schedule.ts'
import { NO_BACKUPS } from './setup.ts'

type Needs = Pick<BackupDependencies, 'database' | 'clock' | 'checkBooks'> & {
  readonly secret_key: SecretKey
  readonly config: {
    readonly backup: BackupSettings | null
    readonly database_url: string | null
    readonly database_owner_url: string | null
  }
}

export const backupRoom = defineRoom({
  name: 'backup',
  knows: ['store'],
  needs: ['database', 'clock', 'secret_key', 'checkBooks', 'config'],
  /** Null: none are configured. The login that owns the tables may read all of them. */
  open: ({ config: { backup, database_url, database_owner_url }, secret_key, ...given }: Needs) =>
    backup === null
      ? null
      : openBackups({ ...given, secret_key: givenKeys(secret_key), database_url: database_owner_url ?? database_url }, backup),
  jobs: (backups) =>
    backups ? [{ name: 'backup', every_seconds: 20, on: 'worker', lead: { while: HOUR_SECONDS }, run: backups.makeDue }] : [],
  setup: async (backups) => backups?.setup() ?? NO_BACKUPS,
  series: (backups) => [
    series('backups', async () => backups?.ageSeconds() ?? null, {
      clearterm_backup_age_seconds: { help: 'Age of the newest backup that was restored once.', of: (age) => age },
    }),
  ],
})

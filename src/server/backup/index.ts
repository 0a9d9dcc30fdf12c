/**
 * Backups: a copy of the database as of one instant that was restored once before it got its name. The key is never in it. Encryption is
 * age (age-encryption.org/v1) to the operator's own recipient.
 */
export { recipientFault } from './encryption.ts'
export { makeBackup } from './make-backup.ts'
export { type BackupManifest, type FoundBackup, findBackup, listBackups, listClaims } from './manifest.ts'
export { restoreBackup, verifyBackup } from './restore-backup.ts'
export { backupRoom } from './room.ts'
export { type BackupSettings, removeOldest } from './schedule.ts'

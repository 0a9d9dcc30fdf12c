/** Why a backup was not made, is not usable or was not restored, as one sentence for the operator. */
import { type Refused, refuse } from '#kernel/refusal'

export type BackupRefusal = Refused<'backup'> & { readonly detail: string }

export function refuseBackup(detail: string): BackupRefusal {
  return { ...refuse('backup'), detail }
}

export function faultText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

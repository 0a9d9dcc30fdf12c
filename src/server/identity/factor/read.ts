import type { Room } from '../context.ts'
import { type Factor, preferredFactor, readEnrolled } from './enrolled.ts'
import { listPasskeys, type Passkey } from './passkey/passkeys.ts'

export type SecondFactor = {
  readonly factor: Factor | null
  readonly totp: { readonly since: Date } | null
  readonly passkeys: Passkey[]
  readonly recovery_codes_left: number
}

export async function readSecondFactor({ database }: Room, { user_id }: { readonly user_id: string }): Promise<SecondFactor> {
  const [enrolled, [totp], passkeys] = await Promise.all([
    readEnrolled(database, user_id),
    database.query<{ since: Date }>('SELECT confirmed_at AS since FROM totp WHERE user_id = $1 AND confirmed_at IS NOT NULL', [user_id]),
    listPasskeys(database, user_id),
  ])
  return { factor: preferredFactor(enrolled), totp: totp ?? null, passkeys, recovery_codes_left: enrolled.recovery_left }
}

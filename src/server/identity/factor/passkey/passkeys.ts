/** List, rename and remove a person's passkeys. */
import { isId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import type { Queryable } from '#server/store'
import type { Room } from '../../context.ts'
import { lockUser } from '../../store.ts'
import { notifyUser } from '../notice.ts'
import { dropUnusableCodes } from '../totp/recovery-codes.ts'

export type Passkey = {
  readonly id: string
  readonly name: string
  readonly created_at: Date
  readonly last_used_at: Date | null
}

type OwnPasskey = { readonly user_id: string; readonly id: string }

const COLUMNS = 'id, name, created_at, last_used_at'

export function listPasskeys(reader: Queryable, user_id: string): Promise<Passkey[]> {
  return reader.query<Passkey>(`SELECT ${COLUMNS} FROM passkey WHERE user_id = $1 ORDER BY created_at, id`, [user_id])
}

export async function renamePasskey(room: Room, { user_id, id }: OwnPasskey, name: string): Promise<Passkey | Refused<'no_passkey'>> {
  if (!isId(id)) return refuse('no_passkey')
  const [named] = await room.database.query<Passkey>(`UPDATE passkey SET name = $3 WHERE id = $1 AND user_id = $2 RETURNING ${COLUMNS}`, [
    id,
    user_id,
    name,
  ])
  return named ?? refuse('no_passkey')
}

/** Removing the last factor also removes the recovery codes. */
export async function removePasskey(room: Room, { user_id, id }: OwnPasskey): Promise<{ removed: true } | Refused<'no_passkey'>> {
  if (!isId(id)) return refuse('no_passkey')
  const outcome = await room.database.transaction(async (tx) => {
    await lockUser(tx, 'id', user_id)
    const [gone] = await tx.query<{ name: string }>('DELETE FROM passkey WHERE id = $1 AND user_id = $2 RETURNING name', [id, user_id])
    if (!gone) return refuse('no_passkey')
    await dropUnusableCodes(tx, user_id)
    await notifyUser(room, tx, user_id, 'factor.removed', { factor: `passkey:${gone.name}` })
    return { removed: true as const }
  })
  room.kick()
  return outcome
}

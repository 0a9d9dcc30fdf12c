/** Notifies a person, in the app and by mail, of a log-in from a new device, with a link that ends its session. */
import { momentText } from '#kernel/clock'
import type { Tx } from '#server/store'
import { issueLink } from '../code/mailed-link.ts'
import type { Room } from '../room.ts'
import { type Device, deviceCode } from './device.ts'

type Told = { readonly user_id: string; readonly session_id: string; readonly device: Device }

/** A log-in from a device new to this account. */
export function tellNewDevice(room: Room, tx: Tx, told: Told): Promise<void> {
  return tell(room, tx, 'device.new', told)
}

/** A session's token used from another browser, possibly stolen. At most three notices. */
export async function tellStrangeAgent(room: Room, told: Told & { readonly mark: string }): Promise<void> {
  const is_told = await room.database.transaction(async (tx) => {
    const noted = await tx.query(
      `UPDATE session SET strange_agents = strange_agents || $2::text
       WHERE id = $1 AND NOT $2 = ANY (strange_agents) AND cardinality(strange_agents) < 3 RETURNING 1`,
      [told.session_id, told.mark],
    )
    if (noted.length > 0) await tell(room, tx, 'device.strange', told)
    return noted.length > 0
  })
  if (is_told) room.kick()
}

async function tell(room: Room, tx: Tx, event: 'device.new' | 'device.strange', { user_id, session_id, device }: Told): Promise<void> {
  const now = room.clock.now()
  const link = await issueLink(tx, now, { purpose: 'undo_device', user_id, object: session_id })
  const params = { device: deviceCode(device.user_agent), address: device.address, at: momentText(now) }
  await room.writeOutbox(tx, { kind: 'notify', payload: { user_id, event, params, link } })
}

/** Notifies a person, in the app and by mail, of a log-in from a new device, with a link that ends its session. */
import { momentText } from '#kernel/clock'
import type { Tx } from '#server/store'
import { issueLink } from '../code/mailed-link.ts'
import type { Room } from '../context.ts'
import { type Device, deviceCode } from '../device.ts'

type DeviceNotice = { readonly user_id: string; readonly session_id: string; readonly device: Device }

/** A log-in from a device new to this account. */
export function notifyNewDevice(room: Room, tx: Tx, notice: DeviceNotice): Promise<void> {
  return notify(room, tx, 'device.new', notice)
}

/** A session's token used from another browser, possibly stolen. At most three notices. */
export async function notifyOtherBrowser(room: Room, notice: DeviceNotice & { readonly mark: string }): Promise<void> {
  const is_notified = await room.database.transaction(async (tx) => {
    const recorded = await tx.query(
      `UPDATE session SET strange_agents = strange_agents || $2::text
       WHERE id = $1 AND NOT $2 = ANY (strange_agents) AND cardinality(strange_agents) < 3 RETURNING 1`,
      [notice.session_id, notice.mark],
    )
    if (recorded.length > 0) await notify(room, tx, 'device.strange', notice)
    return recorded.length > 0
  })
  if (is_notified) room.kick()
}

async function notify(
  room: Room,
  tx: Tx,
  event: 'device.new' | 'device.strange',
  { user_id, session_id, device }: DeviceNotice,
): Promise<void> {
  const now = room.clock.now()
  const link = await issueLink(tx, now, { purpose: 'undo_device', user_id, object: session_id })
  const params = { device: deviceCode(device.user_agent), address: device.address, at: momentText(now) }
  await room.writeOutbox(tx, { kind: 'notify', payload: { user_id, event, params, link } })
}

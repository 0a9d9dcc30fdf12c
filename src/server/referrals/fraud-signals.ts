/** Signs that accounts belong to one person, so that an administrator reviews the bonus before it is paid. */
import type { Tx } from '#server/store'
import type { Signal } from './bonus.ts'
import type { ReferralsDependencies } from './dependencies.ts'

/** More sign-ups than this in an hour, of one referrer from one network. */
const BURST = 20

/**
 * The referred member is compared with their referrer, those further up, and the others of that referrer; in what one person has and strangers do not
 * (phone number, payout address, document) with every referred member.
 */
export async function findFraudSignals(
  { identity, settings, usersSharingAddress, documents }: ReferralsDependencies,
  tx: Tx,
  user_id: string,
): Promise<Signal[]> {
  const others = await identity.referralCircle(tx, user_id)
  const { referral_network_seconds: window_seconds } = await settings(tx)
  const shared = await identity.sharedWith(tx, user_id, { others, window_seconds })
  const paid_alike = await usersSharingAddress(user_id, tx.query)
  const sent_alike = await documents.usersSharing(user_id, tx)
  const compared = new Set([...others, ...(await identity.referredAmong(tx, [...paid_alike, ...sent_alike]))])
  const signals: Readonly<Record<Signal, boolean>> = {
    ...shared,
    payout_address: paid_alike.some((id) => compared.has(id)),
    document: sent_alike.some((id) => compared.has(id)),
    burst: await identity.isInBurst(tx, user_id, BURST),
  }
  return (Object.keys(signals) as Signal[]).filter((signal) => signals[signal])
}

/** The lease of the node that writes prices. */
import type { Queryable } from '#server/store'

export type LeaderLease = {
  /** Whether this node still leads; while the caller's transaction is open, no other can become the leader. */
  confirm(tx: Queryable): Promise<boolean>
}

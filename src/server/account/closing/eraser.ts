import type { Tx } from '#server/store'

/** A room forgets a member, in the closing transaction. Each room gives its own; the assembly lists them. */
export type Eraser = (tx: Tx, member: { readonly user_id: string; readonly emails: readonly string[] }) => Promise<unknown>

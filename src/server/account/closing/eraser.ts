import type { Tx } from '#server/store'

/** Erases a member from a room, in the closing transaction. Each room provides its own; the assembly lists them. */
export type Eraser = (tx: Tx, member: { readonly user_id: string; readonly emails: readonly string[] }) => Promise<unknown>

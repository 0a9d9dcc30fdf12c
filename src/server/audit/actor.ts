/** Who acts, for the audit log. */
import type { Caller, Transport } from '#contract/shared/define'

export type Actor = { readonly user_id: string; readonly email: string; readonly request_id: string }

export function actorOf({ user_id, email }: Caller, { request_id }: Transport): Actor {
  return { user_id, email, request_id }
}

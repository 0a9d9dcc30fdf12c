/**
 * Who may not decide: a person whom it concerns, and anyone linked to one of them by a referral, in either direction. The only such rule,
 * for those who act alone or ask, and for those who approve.
 */
import { isId } from '#kernel/id'
import type { Change } from './change.ts'

type Referred = { readonly referred_by: string | null }
export type Party = Referred & { readonly id: string }

export async function isInvolved(
  readUser: (user_id: string) => Promise<Referred | null>,
  user_id: string,
  parties: readonly string[],
): Promise<boolean> {
  if (parties.includes(user_id)) return true
  const ids = [...new Set(parties)].filter(isId)
  if (ids.length === 0) return false
  const read = async (id: string): Promise<Party> => ({ id, referred_by: (await readUser(id))?.referred_by ?? null })
  const [own, ...people] = await Promise.all([user_id, ...ids].map(read))
  return people.some((party) => isLinked(own, party))
}

/** The same person, or one of them referred the other. */
export function isLinked(person: Party | undefined, party: Party | undefined): boolean {
  if (!person || !party) return false
  return person.id === party.id || person.referred_by === party.id || party.referred_by === person.id
}

/** The persons whom a change concerns. A referral bonus has two: the payload names the referred member. */
export function partiesOf({
  beneficiary,
  object_kind,
  object_id,
  payload,
}: Pick<Change, 'beneficiary' | 'object_kind' | 'object_id' | 'payload'>): string[] {
  const named = [beneficiary, object_kind === 'user' ? object_id : null, payload.referred]
  return [...new Set(named.filter((one) => typeof one === 'string' && isId(one)))] as string[]
}

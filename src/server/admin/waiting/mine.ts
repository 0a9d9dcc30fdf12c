/** Who decides what waits: which role, and whether the viewer has it and no part in it. The decision itself checks again. */
import type { WaitingKind } from '#contract/admin/waiting'
import { reaches } from '#contract/shared/role'
import { isLinked, partiesOf } from '#server/approvals'
import type { AdminDependencies } from '../dependencies.ts'
import { type FoundItem, viewItem, type WaitingItem } from './items.ts'
import type { Viewer } from './permission.ts'

type ViewedItem = WaitingItem & { readonly least: 'operator' | 'administrator'; readonly mine: boolean }

/** Money is not decided by those whom a referral links to its owner either. */
const LINKED: readonly WaitingKind[] = ['withdrawals', 'deposits', 'changes', 'referrals']

export async function viewItems(
  { identity }: Pick<AdminDependencies, 'identity'>,
  { actor, role }: Viewer,
  items: readonly FoundItem[],
): Promise<ViewedItem[]> {
  const partiesIn = ({ user_id, change }: FoundItem): readonly string[] => (change ? partiesOf(change) : user_id ? [user_id] : [])
  const ids = new Set([actor.user_id, ...items.flatMap(partiesIn)])
  const people = new Map((await identity.readUsers([...ids])).map((user) => [user.id, user]))
  const isInvolved = (item: FoundItem): boolean =>
    item.change?.maker === actor.user_id ||
    partiesIn(item).some(
      (party) => party === actor.user_id || (LINKED.includes(item.kind) && isLinked(people.get(actor.user_id), people.get(party))),
    )
  return items.map((item) => {
    const staff = item.kind === 'accounts' && people.get(item.id)?.role !== 'member'
    const least = item.kind === 'changes' || staff ? 'administrator' : 'operator'
    return { ...viewItem(item), least, mine: reaches(role, least) && !isInvolved(item) }
  })
}

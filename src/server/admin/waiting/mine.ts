/** Who decides what waits: which role, and whether the viewer has it and no part in it. The decision itself checks again. */
import type { WaitingKind } from '#contract/admin/waiting'
import { reaches } from '#contract/shared/role'
import { type Change, isLinked, partiesOf } from '#server/approvals'
import type { Query } from '#server/store'
import type { AdminDependencies } from '../dependencies.ts'
import { type FoundItem, viewItem, type WaitingItem } from './items.ts'
import type { Viewer } from './permission.ts'

export type ViewedItem = WaitingItem & { readonly least: 'operator' | 'administrator'; readonly mine: boolean }
type Asked = Pick<Change, 'id' | 'maker' | 'beneficiary' | 'object_kind' | 'object_id' | 'payload'>

/** Money is not decided by those whom a referral links to its owner either. */
const LINKED: readonly WaitingKind[] = ['withdrawals', 'deposits', 'changes', 'referrals']

export async function viewItems(
  { database, identity }: Pick<AdminDependencies, 'database' | 'identity'>,
  { actor, role }: Viewer,
  items: readonly FoundItem[],
): Promise<ViewedItem[]> {
  const changes = await readAsked(
    database.query,
    items.filter(({ kind }) => kind === 'changes').map(({ id }) => id),
  )
  const partiesIn = ({ id, user_id }: FoundItem): readonly string[] => changes.get(id)?.parties ?? (user_id ? [user_id] : [])
  const ids = new Set([actor.user_id, ...items.flatMap(partiesIn)])
  const people = new Map((await identity.readUsers([...ids])).map((user) => [user.id, user]))
  const isInvolved = (item: FoundItem): boolean =>
    changes.get(item.id)?.maker === actor.user_id ||
    partiesIn(item).some(
      (party) => party === actor.user_id || (LINKED.includes(item.kind) && isLinked(people.get(actor.user_id), people.get(party))),
    )
  return items.map((item) => {
    const staff = item.kind === 'accounts' && people.get(item.id)?.role !== 'member'
    const least = item.kind === 'changes' || staff ? 'administrator' : 'operator'
    return { ...viewItem(item), least, mine: reaches(role, least) && !isInvolved(item) }
  })
}

async function readAsked(query: Query, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { maker: string; parties: string[] }>()
  const rows = await query<Asked>(
    'SELECT id, maker, beneficiary, object_kind, object_id, payload FROM admin_change WHERE id = ANY ($1::uuid[])',
    [ids],
  )
  return new Map(rows.map(({ id, maker, ...change }) => [id, { maker, parties: partiesOf(change) }]))
}

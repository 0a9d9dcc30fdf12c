/** Global search: an id, or the beginning of one, finds its records; a word finds people, wallets and plans. */
import { closenessOf, readSearchTerm } from '#kernel/search-term'
import { foundNotes } from '#sentences/search'
import { planName, viewPlans } from '#server/plans'
import type { AdminDependencies } from '../dependencies.ts'
import { findByIds, foundUser, type IdMatch, idsBetween } from './search-ids.ts'

type Dependencies = Pick<AdminDependencies, 'database' | 'identity' | 'funding'>
const MAX_RESULTS = 8

export async function searchAll(dependencies: Dependencies, q: string): Promise<IdMatch[]> {
  const ids = idsBetween(q)
  const [named, worded] = await Promise.all([ids ? findByIds(dependencies, ids) : [], ids?.whole ? [] : byWord(dependencies, q)])
  const all = [...named, ...worded]
  return all.filter(
    ({ kind, href, title }, at) => all.findIndex((one) => one.kind === kind && one.href === href && one.title === title) === at,
  )
}

async function byWord({ database, identity, funding }: Dependencies, q: string): Promise<IdMatch[]> {
  const [{ users }, wallets, plans] = await Promise.all([
    identity.findUsers({ limit: MAX_RESULTS, q }),
    funding.listWallets(),
    viewPlans(database.query),
  ])
  const term = readSearchTerm(q)
  const has = (...texts: readonly string[]) => closenessOf(texts.join(' '), term) !== null
  return [
    ...users.map(foundUser),
    ...wallets
      .filter(({ name, symbol, network, address }) => has(name, symbol, network, address))
      .map(({ _id, name, network, updated_at }) => ({
        kind: 'wallet' as const,
        title: name,
        title_note: null,
        detail: network,
        detail_parts: [network],
        href: `/admin/wallets/${_id}`,
        at: updated_at,
      })),
    ...plans
      .filter(({ id, name }) => has(id, name, planName(id)))
      .map(({ id, name, terms }) => ({
        kind: 'plan' as const,
        title: name,
        title_note: null,
        detail: terms?.on_sale ? foundNotes.found_on_sale : foundNotes.found_not_offered,
        detail_parts: [{ code: terms?.on_sale ? ('found_on_sale' as const) : ('found_not_offered' as const) }],
        href: `/admin/plans/${id}`,
        at: null,
      })),
  ]
}

/** The range of one purchase and the capacity left, of each plan on sale. */
import { readOperatorBalances } from '#server/books'
import { amountLimit } from '#server/room'
import type { PlansDependencies } from './dependencies.ts'
import { readTerms } from './store.ts'
import { catalogue } from './terms/catalogue.ts'
import { capacityLeft } from './terms/terms.ts'

export const limitNames = ['plan_amount', 'plan_capacity'] as const

/** A purchase that does not fit is refused on these terms and balances. */
export async function readLimits({ database }: Pick<PlansDependencies, 'database'>) {
  const [terms, balances] = await Promise.all([readTerms(database.query), readOperatorBalances(database.query)])
  return catalogue.flatMap(({ id, name }) => {
    const own = terms.get(id)
    if (!own?.on_sale) return []
    const left = capacityLeft(balances['reserve:free'], own.rate_bps)
    const blocked = left < own.min && ({ reason: 'fully_subscribed' } as const)
    return [
      amountLimit('plan_amount', { at_least: own.min, at_most: own.max }, { subject: name, until: 'each' }),
      amountLimit('plan_capacity', { left }, { subject: name, until: 'operator', blocked }),
    ]
  })
}

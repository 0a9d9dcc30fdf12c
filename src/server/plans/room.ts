import { singleFlight } from '#kernel/single-flight'
import type { Approvals } from '#server/approvals'
import type { Audit } from '#server/audit'
import { defineRoom, limitsOf } from '#server/room'
import { deriveKeys, type SecretKey } from '#server/store'
import { type CalendarDependencies, calendarRoutes } from './calendar/routes.ts'
import { readMadeAt, removeKey } from './calendar/store.ts'
import type { PlansDependencies } from './dependencies.ts'
import { planName } from './investment.ts'
import { limitNames, readLimits } from './limits.ts'
import { matureDue } from './mature.ts'
import { noticeMaturing } from './maturing.ts'
import { planRoutes } from './routes.ts'
import { findLastMatured, readInvestment, readTerms } from './store.ts'
import { findFirstPlans } from './terms/catalogue.ts'
import { planChanges } from './terms/change-terms.ts'

type Given = Omit<PlansDependencies, 'readTerms' | 'quote_keys'> & { readonly secret_key: SecretKey }
type Needs = Given &
  Pick<CalendarDependencies, 'public_url' | 'business'> & { readonly approvals: Approvals; readonly audit: Pick<Audit, 'row'> }

export type Plans = PlansDependencies & typeof handed
/** Rooms beside this one are handed these, and do not import it. */
const handed = { planName, readInvestment, findLastMatured, findFirstPlans }

export function openPlans({ secret_key, ...given }: Given): Plans {
  const keys = { quote_keys: deriveKeys(secret_key, 'exit-quote') }
  return { ...given, ...keys, readTerms: singleFlight(() => readTerms(given.database.query)), ...handed }
}

export const plansRoom = defineRoom({
  name: 'plans',
  knows: ['approvals', 'audit', 'books', 'http', 'identity', 'ledger', 'store', 'transactions'],
  needs: ['database', 'post', 'clock', 'business', 'sealer', 'public_url', 'secret_key', 'approvals', 'audit'],
  open: ({ approvals, audit, public_url, ...given }: Needs) => ({
    ...openPlans(given),
    business: given.business,
    approvals,
    audit,
    public_url,
  }),
  routes: (room) => ({ ...planRoutes(room), ...calendarRoutes(room) }),
  jobs: (room) => [
    { name: 'maturity', every_seconds: 5, on: 'worker', run: () => matureDue(room) },
    { name: 'maturity notices', every_seconds: 300, on: 'worker', run: () => noticeMaturing(room) },
  ],
  changes: planChanges,
  ledger: {
    claims: ['plans_claim_open'],
    records: ['plans_record_investment', 'plans_record_end', 'plans_record_terms'],
    checks: ['plans_audit'],
  },
  limits: (room) => limitsOf(limitNames, () => readLimits(room)),
  erase: (_, tx, { user_id }) => removeKey(tx, user_id),
  exports: ({ database }) => [{ name: 'calendar', read: async (user_id) => ({ made_at: await readMadeAt(database.query, user_id) }) }],
})

/** The routes of plans and investments: they translate between wire and use cases. */

import type { plans } from '#contract/plans'
import type { Handlers } from '#contract/shared/define'
import { isId } from '#kernel/id'
import { withReply } from '#kernel/idempotency'
import { add, sum } from '#kernel/money'
import { isRefused, refuse } from '#kernel/refusal'
import { singleFlight } from '#kernel/single-flight'
import { decodeCursor, page } from '#server/http'
import type { PlansDependencies } from './dependencies.ts'
import { boughtMessage, creditedMessage, type Investment, viewInvestment } from './investment.ts'
import { liquidate, quoteExit } from './liquidate.ts'
import { setMaturityInstruction } from './mature.ts'
import { project } from './project.ts'
import { countInvestments, findInvestments, readInvestment } from './store.ts'
import { type BoughtLadder, buyLadder, subscribe } from './subscribe.ts'
import { findPlan } from './terms/catalogue.ts'
import { listOffers } from './terms/offer.ts'

type Reads = 'listPlans' | 'readPlan' | 'projectPlan' | 'listInvestments' | 'readInvestment'

export function planRoutes(dependencies: PlansDependencies): Handlers<typeof plans> {
  return { ...readRoutes(dependencies), ...moneyRoutes(dependencies) }
}

function moneyRoutes(dependencies: PlansDependencies): Omit<Handlers<typeof plans>, Reads> {
  const bought = (investment: Investment) => ({
    data: { investment: viewInvestment(investment, investment.started_at), amount: investment.principal },
    message: boughtMessage(investment.principal),
  })
  const boughtAll = ({ investments }: BoughtLadder) => {
    const amount = sum(investments.map(({ principal }) => principal))
    return {
      data: { investments: investments.map((one) => viewInvestment(one, one.started_at)), amount },
      message: boughtMessage(amount),
    }
  }
  const credited = (amount: Investment['principal']) => ({ data: { amount }, message: creditedMessage(amount) })

  return {
    subscribe: async ({ body, caller, once }) => {
      const outcome = await subscribe(
        dependencies,
        { user_id: caller.user_id, plan: body.plan, principal: body.amount },
        withReply(once, bought),
      )
      return 'id' in outcome ? bought(outcome) : outcome
    },
    buyLadder: async ({ body, caller, once }) => {
      const parts = body.parts.map(({ plan, amount }) => ({ plan, principal: amount }))
      const outcome = await buyLadder(dependencies, { user_id: caller.user_id, parts }, withReply(once, boughtAll))
      return 'investments' in outcome ? boughtAll(outcome) : outcome
    },
    quoteExit: async ({ params, caller }) => {
      const outcome = await quoteExit(dependencies, { user_id: caller.user_id, investment_id: params.id })
      if (isRefused(outcome)) return outcome
      const { paid, principal, promised, quote, expires_at } = outcome
      return {
        data: { amount: add(principal, paid), principal, accrued: paid, given_back: (promised - paid) as typeof paid, quote, expires_at },
      }
    },
    liquidate: async ({ params, body, caller, once }) => {
      const outcome = await liquidate(
        dependencies,
        { user_id: caller.user_id, investment_id: params.id, quote: body.quote },
        withReply(once, credited),
      )
      return 'amount' in outcome ? credited(outcome.amount) : outcome
    },
    instructMaturity: async ({ params, body, caller }) => {
      const outcome = await setMaturityInstruction(dependencies, {
        user_id: caller.user_id,
        investment_id: params.id,
        instruction: body.instruction,
      })
      return isRefused(outcome) ? outcome : { data: viewInvestment(outcome, await dependencies.business.now()) }
    },
  }
}

function readRoutes(dependencies: PlansDependencies): Pick<Handlers<typeof plans>, Reads> {
  const { database, business } = dependencies
  const offers = singleFlight(() => listOffers(database.query))
  return {
    listPlans: async () => ({ data: await offers() }),
    readPlan: async ({ params }) => {
      const plan = findPlan(params.id)
      const offer = plan && (await offers()).find(({ id }) => id === plan.id)
      return offer ? { data: offer } : refuse('no_plan')
    },
    projectPlan: async ({ params, query }) => {
      const outcome = await project(dependencies, { plan: params.id, amount: query.amount })
      return isRefused(outcome) ? outcome : { data: outcome }
    },
    listInvestments: async ({ query, caller }) => {
      const after = decodeCursor(query.cursor)
      if (isRefused(after)) return after
      const filter = { user_id: caller.user_id, active: query.status === undefined ? undefined : query.status === 'active' }
      const [rows, total, now] = await Promise.all([
        findInvestments(database.query, filter, query.limit + 1, after),
        countInvestments(database.query, filter),
        business.now(),
      ])
      const cursorOf = ({ started_at, ended_at, id }: Investment) => ({
        created_at: filter.active === false ? (ended_at ?? started_at) : started_at,
        id,
      })
      const investments = page({ rows, limit: query.limit, cursorOf, total })
      return { ...investments, data: investments.data.map((row) => viewInvestment(row, now)) }
    },
    readInvestment: async ({ params, caller }) => {
      const investment = isId(params.id) ? await readInvestment(database.query, params.id, caller.user_id) : null
      return investment ? { data: viewInvestment(investment, await business.now()) } : refuse('no_investment')
    },
  }
}

/** The routes of testimonials: they translate between wire and use cases. */

import type { testimonials } from '#contract/member/testimonials'
import type { Caller, Handlers } from '#contract/shared/define'
import { cachedFor } from '#kernel/cached-for'
import { cents } from '#kernel/money'
import { isRefused } from '#kernel/refusal'
import { decodeCursor, page } from '#server/http'
import { fullName, type User } from '#server/identity'
import { decideTestimonial } from './decide.ts'
import type { TestimonialsDependencies } from './dependencies.ts'
import { countDeclines, countTestimonials, findPublished, findTestimonials, readOwn, type Testimonial } from './store.ts'
import { readEarned, removeTestimonial, writeTestimonial } from './write.ts'

type Own = 'readOwnTestimonial' | 'writeTestimonial' | 'removeTestimonial'
type ForAdministrators = 'listAllTestimonials' | 'decideTestimonial'

const KEPT_SECONDS = 2

export function testimonialRoutes(deps: TestimonialsDependencies): Handlers<typeof testimonials> {
  const { database, clock, planName } = deps
  const published = cachedFor(clock, KEPT_SECONDS, async () => {
    const [rows, declined] = await Promise.all([findPublished(database.query), countDeclines(database.query)])
    return { rows, declined }
  })
  return {
    listTestimonials: async () => {
      const { rows, declined } = (await published()).value
      const data = rows.map((row) => ({
        _id: row.id,
        display_name: row.display_name,
        text: row.text,
        ...behind(row, planName),
        published_at: row.decided_at ?? row.updated_at,
      }))
      return { data, declined }
    },
    ...ownRoutes(deps),
    ...administratorRoutes(deps),
  }
}

function ownRoutes(deps: TestimonialsDependencies): Pick<Handlers<typeof testimonials>, Own> {
  const { database, planName } = deps
  const mine = async (caller: Caller) => {
    const [{ lacks }, testimonials_page] = await Promise.all([readEarned(deps, database, caller), readOwn(database.query, caller.user_id)])
    return { eligible: lacks.length === 0, why_not: [...lacks], own: testimonials_page && viewOwn(testimonials_page, planName) }
  }
  return {
    readOwnTestimonial: async ({ caller }) => ({ data: await mine(caller) }),
    writeTestimonial: async ({ caller, body }) => {
      const written = await writeTestimonial(deps, caller, body)
      return isRefused(written)
        ? written
        : { data: await mine(caller), message: 'Thank you. An administrator reviews it before it is published.' }
    },
    removeTestimonial: async ({ caller }) => (await removeTestimonial(deps, caller)) ?? { message: 'Removed.' },
  }
}

function administratorRoutes(deps: TestimonialsDependencies): Pick<Handlers<typeof testimonials>, ForAdministrators> {
  const { database, planName } = deps
  const view = async (rows: readonly Testimonial[]) => {
    const users = await deps.identity.readUsers(rows.map(({ user_id }) => user_id))
    return rows.map((row) => viewForAdministrator(row, users, planName))
  }
  return {
    listAllTestimonials: async ({ query: { limit, cursor, state } }) => {
      const after = decodeCursor(cursor)
      if (isRefused(after)) return after
      const [rows, total] = await Promise.all([
        findTestimonials(database.query, { state, after }, limit + 1),
        countTestimonials(database.query, state),
      ])
      const testimonials_page = page({ rows, limit, cursorOf: ({ updated_at, id }) => ({ created_at: updated_at, id }), total })
      return { data: await view(testimonials_page.data), page: testimonials_page.page }
    },
    decideTestimonial: async ({ params, body, caller: { user_id, email }, transport: { request_id } }) => {
      const outcome = await decideTestimonial(deps, { user_id, email, request_id }, { id: params.id, ...body })
      if (isRefused(outcome)) return outcome
      const [data] = await view([outcome])
      if (!data) throw new Error('a testimonial that was decided is shown')
      return { data, message: 'Successful!' }
    },
  }
}

type PlanName = TestimonialsDependencies['planName']

function behind({ plan, principal, paid, matured_at }: Testimonial, planName: PlanName) {
  return { plan: planName(plan), principal: cents(principal), paid: cents(paid), matured_at }
}

function viewOwn(row: Testimonial, planName: PlanName) {
  const { text, display_name, state, reason, updated_at } = row
  return { text, display_name, state, reason, ...behind(row, planName), updated_at }
}

function viewForAdministrator(row: Testimonial, users: readonly User[], planName: PlanName) {
  const user = users.find(({ id }) => id === row.user_id)
  const { id, version, decided_at } = row
  const writer = { id: row.user_id, name: user ? fullName(user) : '', email: user?.email ?? '' }
  return { _id: id, user: writer, ...viewOwn(row, planName), version, decided_at }
}

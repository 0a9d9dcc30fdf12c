/** The routes of retirement applications: they translate between wire and use case and decide nothing. */

import type { retirement } from '#contract/member/retirement'
import type { Handlers } from '#contract/shared/define'
import { isId } from '#kernel/id'
import { isRefused, refuse } from '#kernel/refusal'
import { readSearchTerm } from '#kernel/search-term'
import { actorOf } from '#server/audit'
import { mediaTypes } from '#server/documents'
import { type Cursor, decodeCursor, type Page, page, TOTAL_LIMIT } from '#server/http'
import type { Queryable } from '#server/store'
import { type Application, COLUMNS, findApplication, type State } from './application.ts'
import { type Applicant, type ApplicationFiles, type ApplicationInput, type ApplicationReceipt, apply } from './apply.ts'
import { decide, openDocument, revealSsn } from './decide.ts'
import type { RetirementDependencies } from './dependencies.ts'
import { listOwn, viewForAdministrator, viewOwn } from './view.ts'

type Applicants = 'applyAsMember' | 'applyAsVisitor' | 'listOwnApplications'

export function retirementRoutes(deps: RetirementDependencies): Handlers<typeof retirement> {
  return { ...applicantRoutes(deps), ...administratorRoutes(deps) }
}

function applicantRoutes(deps: RetirementDependencies): Pick<Handlers<typeof retirement>, Applicants> {
  const received = ({ id, created_at, kept_until }: ApplicationReceipt) => ({
    data: { application: { _id: id, created_at, kept_until } },
    message: 'Application received.',
  })
  const send = async (sender: Applicant, body: ApplicationInput, files: ApplicationFiles) => {
    const outcome = await apply(deps, sender, body, files)
    return isRefused(outcome) ? outcome : received(outcome)
  }
  return {
    applyAsMember: ({ caller, transport, body, files }) => send({ user_id: caller.user_id, network: transport.network }, body, files),
    applyAsVisitor: ({ caller, transport, body, files }) =>
      send({ user_id: caller?.user_id ?? null, network: transport.network }, body, files),
    listOwnApplications: async ({ caller }) => ({ data: (await listOwn(deps.database, caller)).map(viewOwn) }),
  }
}

function administratorRoutes(deps: RetirementDependencies): Omit<Handlers<typeof retirement>, Applicants> {
  return {
    listApplications: async ({ query }) => {
      const cursor = decodeCursor(query.cursor)
      if (isRefused(cursor)) return cursor
      const applications = await listAll(deps.database, { ...query, cursor })
      return { ...applications, data: await Promise.all(applications.data.map((application) => viewForAdministrator(deps, application))) }
    },
    readApplication: async ({ params }) => {
      const application = isId(params.id) ? await findApplication(deps.database.query, params.id) : null
      return application ? { data: await viewForAdministrator(deps, application) } : refuse('no_application')
    },
    decideApplication: async ({ params, body, caller, transport }) => {
      if (!isId(params.id)) return refuse('no_application')
      const outcome = await decide(deps, actorOf(caller, transport), params.id, body)
      return isRefused(outcome) ? outcome : { data: await viewForAdministrator(deps, outcome) }
    },
    readApplicationDocument: async ({ params, caller, transport }) => {
      const file = await openDocument(deps, actorOf(caller, transport), params)
      if (isRefused(file)) return file
      const type = file.kind === 'pdf' ? mediaTypes.pdf : mediaTypes.jpg
      return { type, content: file.content, save_as: file.name, untrusted: true as const }
    },
    revealSsn: async ({ params, body, caller, transport }) => {
      const ssn = await revealSsn(deps, actorOf(caller, transport), { id: params.id, reason: body.reason })
      return isRefused(ssn) ? ssn : { data: { ssn } }
    },
  }
}

type ApplicationFilter = {
  readonly q?: string | undefined
  readonly state?: State | undefined
  readonly limit: number
  readonly cursor: Cursor | null
}

const FILTER = `($1::text IS NULL OR state = $1) AND ($2::text[] IS NULL OR text_fold(concat_ws(' ', email_sought(email), full_name)) LIKE ALL ($2::text[]))`

/** Newest first; `q` has words of an email or a name. */
async function listAll({ query }: Queryable, { q, state, limit, cursor }: ApplicationFilter): Promise<Page<Application>> {
  const filter = [state ?? null, q ? readSearchTerm(q).has : null]
  const rows = await query<Application>(
    `SELECT ${COLUMNS} FROM ira_application WHERE ${FILTER} AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4::uuid))
     ORDER BY created_at DESC, id DESC LIMIT $5`,
    [...filter, cursor?.created_at ?? null, cursor?.id ?? null, limit + 1],
  )
  const [counted] = await query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT FROM ira_application WHERE ${FILTER} LIMIT ${TOTAL_LIMIT + 1}) AS counted`,
    filter,
  )
  return page({ rows, limit, cursorOf: (row) => row, total: counted?.total ?? 0 })
}

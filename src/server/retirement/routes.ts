/** The routes of retirement applications: they translate between wire and use case and decide nothing. */

import type { retirement } from '#contract/retirement'
import type { Caller, Handlers, Transport } from '#contract/shared/define'
import { isId } from '#kernel/id'
import { isRefused, refuse } from '#kernel/refusal'
import { mediaTypes } from '#server/documents'
import { decodeCursor } from '#server/http'
import { findApplication } from './application.ts'
import { apply, type Received, type Sender, type Sent, type SentPapers } from './apply.ts'
import { decide } from './decide.ts'
import type { Administrator, RetirementDependencies } from './dependencies.ts'
import { openDocument, revealSsn } from './disclose.ts'
import { listAll } from './list-all.ts'
import { listOwn } from './list-own.ts'
import { viewForAdministrator, viewOwn } from './view.ts'

type Applicants = 'applyAsMember' | 'applyAsVisitor' | 'listOwnApplications'

export function retirementRoutes(own: RetirementDependencies): Handlers<typeof retirement> {
  return { ...applicantRoutes(own), ...administratorRoutes(own) }
}

function applicantRoutes(own: RetirementDependencies): Pick<Handlers<typeof retirement>, Applicants> {
  const received = ({ id, created_at, kept_until }: Received) => ({
    data: { application: { _id: id, created_at, kept_until } },
    message: 'Application received.',
  })
  const send = async (sender: Sender, body: Sent, files: SentPapers) => {
    const outcome = await apply(own, sender, body, files)
    return isRefused(outcome) ? outcome : received(outcome)
  }
  return {
    applyAsMember: ({ caller, transport, body, files }) => send({ user_id: caller.user_id, address: transport.address }, body, files),
    applyAsVisitor: ({ caller, transport, body, files }) =>
      send({ user_id: caller?.user_id ?? null, address: transport.address }, body, files),
    listOwnApplications: async ({ caller }) => ({ data: (await listOwn(own.database, caller)).map(viewOwn) }),
  }
}

function administratorRoutes(own: RetirementDependencies): Omit<Handlers<typeof retirement>, Applicants> {
  return {
    listApplications: async ({ query }) => {
      const cursor = decodeCursor(query.cursor)
      if (isRefused(cursor)) return cursor
      const found = await listAll(own.database, { ...query, cursor })
      return { ...found, data: await Promise.all(found.data.map((application) => viewForAdministrator(own, application))) }
    },
    readApplication: async ({ params }) => {
      const application = isId(params.id) ? await findApplication(own.database.query, params.id) : null
      return application ? { data: await viewForAdministrator(own, application) } : refuse('no_application')
    },
    decideApplication: async ({ params, body, caller, transport }) => {
      if (!isId(params.id)) return refuse('no_application')
      const outcome = await decide(own, actorOf(caller, transport), params.id, body)
      return isRefused(outcome) ? outcome : { data: await viewForAdministrator(own, outcome) }
    },
    readApplicationDocument: async ({ params, caller, transport }) => {
      const file = await openDocument(own, actorOf(caller, transport), params)
      if (isRefused(file)) return file
      const type = file.kind === 'pdf' ? mediaTypes.pdf : mediaTypes.jpg
      return { type, content: file.content, save_as: file.name, untrusted: true as const }
    },
    revealSsn: async ({ params, body, caller, transport }) => {
      const ssn = await revealSsn(own, actorOf(caller, transport), { id: params.id, reason: body.reason })
      return isRefused(ssn) ? ssn : { data: { ssn } }
    },
  }
}

function actorOf({ user_id, email }: Caller, { request_id }: Transport): Administrator {
  return { user_id, email, request_id }
}

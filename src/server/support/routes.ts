/** The routes of members and visitors: they translate between wire and use case. */
import type { support } from '#contract/member/support'
import type { Handlers } from '#contract/shared/define'
import { assert } from '#kernel/assert'
import { isId } from '#kernel/id'
import type { IdempotencyContext } from '#kernel/idempotency'
import { isRefused, refuse } from '#kernel/refusal'
import { mediaTypes, type OpenedFile } from '#server/documents'
import type { WrittenRow } from '#server/store'
import { readOwnFile } from './attach.ts'
import type { SupportDependencies } from './dependencies.ts'
import { limitThread } from './limits.ts'
import { confirmMailbox, conversationOf } from './link.ts'
import { askAsVisitor, openConversation } from './open-conversation.ts'
import { listOwn } from './store.ts'
import { viewOwn, viewSummary } from './view.ts'
import { closeOwn, writeAsMember, writeAsVisitor } from './write.ts'

type Visitors = 'askAsVisitor' | 'readSupportThread' | 'writeInThread'
type Routes = Handlers<typeof support>

const ASKED = 'We received your question. The answer is in your conversation.'
/** Says nothing about the email. */
const ASKED_BY_MAIL = 'We emailed you a link. Your question reaches us when you open it.'

export function supportRoutes(deps: SupportDependencies): Routes {
  return { ...memberRoutes(deps), ...visitorRoutes(deps) }
}

function memberRoutes(deps: SupportDependencies): Omit<Routes, Visitors> {
  const read = viewer(deps)
  return {
    openConversation: async ({ caller, body, files, once }) => {
      const written = await openConversation(deps, caller.user_id, body, files, once)
      if (isRefused(written)) return written
      return reply(written, once, { data: await read(written.id, caller.user_id), message: ASKED })
    },
    listConversations: async ({ caller }) => ({ data: (await listOwn(deps.database, caller.user_id)).map(viewSummary) }),
    readConversation: async ({ caller, params }) => {
      const data = isId(params.id) ? await viewOwn(deps, params.id, caller.user_id) : null
      return data ? { data } : refuse('no_conversation')
    },
    writeToSupport: async ({ caller, params, body, files, once }) => {
      const written = await writeAsMember(deps, { user_id: caller.user_id, id: params.id }, { ...body, files, once })
      return isRefused(written) ? written : reply(written, once, { data: await read(written.id, caller.user_id) })
    },
    closeConversation: async ({ caller, params }) =>
      (await closeOwn(deps, caller.user_id, params.id)) ?? { data: await read(params.id, caller.user_id) },
    readSupportFile: async ({ caller, params }) => {
      const file = await readOwnFile(deps, caller.user_id, params)
      return isRefused(file) ? file : download(file)
    },
  }
}

function visitorRoutes(deps: SupportDependencies): Pick<Routes, Visitors> {
  const read = viewer(deps)
  return {
    askAsVisitor: async ({ transport, body, once }) => {
      const written = await askAsVisitor(deps, transport, body, once)
      return isRefused(written) ? written : reply(written, once, { message: ASKED_BY_MAIL })
    },
    readSupportThread: async ({ transport, body }) => {
      const limited = await limitThread(deps, transport.network)
      if (limited) return limited
      const now = deps.clock.now()
      const id = await conversationOf(deps.database, now, body.token)
      if (id === null) return refuse('dead_link')
      await deps.database.transaction((tx) => confirmMailbox(tx, id, now))
      return { data: await read(id, null) }
    },
    writeInThread: async ({ transport, body: { token, text }, once }) => {
      const written = await writeAsVisitor(deps, { token, network: transport.network }, { text, once })
      if (isRefused(written))
        return written.refused === 'no_conversation' || written.refused === 'quota_full' ? refuse('dead_link') : written
      return reply(written, once, { data: await read(written.id, null) })
    },
  }
}

function viewer(deps: SupportDependencies) {
  return async (id: string, user_id: string | null) => {
    const data = await viewOwn(deps, id, user_id)
    assert(data, 'a conversation that was written is there')
    return data
  }
}

/** A repeat is marked as one. */
export function reply<Reply>({ is_repeat }: WrittenRow, { encode }: IdempotencyContext<Reply>, now: Reply) {
  return is_repeat ? { replayed: encode(now) } : now
}

export function download(file: OpenedFile) {
  const type = file.kind === 'pdf' ? mediaTypes.pdf : mediaTypes.jpg
  return { type, content: file.content, save_as: file.name, untrusted: true as const }
}

/** The console's routes of support. */

import type { adminSupport } from '#contract/admin/support'
import type { Handlers } from '#contract/shared/define'
import { assert } from '#kernel/assert'
import { isId } from '#kernel/id'
import { isRefused, refuse } from '#kernel/refusal'
import { actorOf } from '#server/audit'
import { decodeCursor, page } from '#server/http'
import { readFileAsStaff } from './attach.ts'
import type { SupportDependencies } from './dependencies.ts'
import { answerSupport, changeSupport, noteSupport } from './handle.ts'
import { download, reply } from './routes.ts'
import { countQueue, listQueue } from './store.ts'
import { viewQueue, viewThread } from './view.ts'

export function adminSupportRoutes(deps: SupportDependencies): Handlers<typeof adminSupport> {
  const read = async (id: string) => {
    const data = await viewThread(deps, id)
    assert(data, 'a conversation that was handled is there')
    return { data }
  }
  return {
    listSupport: async ({ query: { limit, cursor, state, assigned }, caller }) => {
      const after = decodeCursor(cursor)
      if (isRefused(after)) return after
      const filter = { state, assigned, me: caller.user_id }
      const [rows, total] = await Promise.all([listQueue(deps.database, filter, after, limit + 1), countQueue(deps.database, filter)])
      const threads = page({ rows, limit, cursorOf: ({ since, id }) => ({ created_at: since, id }), total })
      return { data: await viewQueue(deps, threads.data), page: threads.page }
    },
    readSupport: async ({ params }) => {
      const data = isId(params.id) ? await viewThread(deps, params.id) : null
      return data ? { data } : refuse('no_conversation')
    },
    answerSupport: async ({ params, body: { text, version, close = false }, caller, transport, once }) => {
      const written = await answerSupport(deps, actorOf(caller, transport), params.id, { text, version, close, once })
      return isRefused(written) ? written : reply(written, once, await read(written.id))
    },
    noteSupport: async ({ params, body, caller, transport, once }) => {
      const written = await noteSupport(deps, actorOf(caller, transport), params.id, { ...body, once })
      return isRefused(written) ? written : reply(written, once, await read(written.id))
    },
    changeSupport: async ({ params, body, caller, transport }) => {
      const written = await changeSupport(deps, actorOf(caller, transport), params.id, body)
      return isRefused(written) ? written : read(written.id)
    },
    readSupportFileAsStaff: async ({ params, caller, transport }) => {
      const file = await readFileAsStaff(deps, actorOf(caller, transport), params)
      return isRefused(file) ? file : download(file)
    },
  }
}

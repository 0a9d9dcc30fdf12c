/** A small contract of its own on a real socket, so that the transport is attacked by itself: what holds here holds for every route. */
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { type Caller, type Handlers, routes } from '#contract/shared/define'
import {
  amount,
  answer,
  answerWithMessage,
  email,
  id,
  idParams,
  list,
  listQuery,
  money,
  realInstant,
  requiredText,
  signedMoney,
} from '#contract/shared/fields'
import { file } from '#contract/shared/file'
import { systemClock } from '#kernel/clock'
import { refuse } from '#kernel/refusal'
import { createServer, decodeCursor, page, type ServeDeps, type ServerDeps, serve } from '#server/http'

export const toy = routes({
  readOpen: {
    method: 'GET',
    path: '/open',
    who: 'anyone',
    summary: 'Open',
    reply: answer(z.object({ ok: z.boolean() })),
    status: 200,
    refusals: [],
  },
  healthz: {
    method: 'GET',
    path: '/healthz',
    who: 'anyone',
    summary: 'Alive',
    reply: z.object({ ok: z.boolean() }),
    status: 200,
    refusals: [],
  },
  enter: {
    method: 'POST',
    path: '/auth/enter',
    who: 'guest',
    summary: 'Opens a session',
    body: z.strictObject({ email }),
    reply: answer(z.object({ token: z.string() })),
    status: 200,
    refusals: ['wrong_credentials'],
    limits: ['auth', 'sign_up'],
  },
  leave: { method: 'POST', path: '/auth/leave', who: 'member', summary: 'Closes it', reply: null, status: 204, refusals: [] },
  pay: {
    method: 'POST',
    path: '/pay/:id',
    who: 'member',
    summary: 'Moves money',
    params: z.object({ id: z.string().check(z.maxLength(8)) }),
    body: z.strictObject({ amount, note: z.optional(requiredText(40)), to: z.optional(z.strictObject({ wallet: z.string() })) }),
    reply: answerWithMessage(z.object({ paid: money, at: realInstant })),
    status: 201,
    refusals: ['no_wallet', 'fully_subscribed', 'wrong_status'],
    once: true,
    money: true,
  },
  count: {
    method: 'PUT',
    path: '/count',
    who: 'member',
    summary: 'Takes a number',
    body: z.strictObject({ n: z.number() }),
    reply: answer(z.object({ n: z.number() })),
    status: 200,
    refusals: [],
  },
  attach: {
    method: 'POST',
    path: '/attach',
    who: 'member',
    summary: 'Takes a picture, and a paper if there is one',
    body: z.strictObject({ title: requiredText(40), note: z.optional(requiredText(40)) }),
    files: {
      picture: { max_bytes: 1_048_576, kinds: ['png', 'jpg'], required: true },
      paper: { max_bytes: 2_097_152, kinds: ['pdf'] },
    },
    reply: answer(z.object({ title: z.string(), picture: z.string(), bytes: z.int(), paper: z.nullable(z.string()) })),
    status: 201,
    refusals: [],
    once: true,
  },
  attachOpen: {
    method: 'POST',
    path: '/attach-open',
    who: 'anyone',
    summary: 'Takes a picture of anybody',
    files: { picture: { max_bytes: 1_048_576, kinds: ['png', 'jpg'], required: true } },
    reply: answer(z.object({ bytes: z.int() })),
    status: 201,
    refusals: [],
  },
  fetchFile: {
    method: 'GET',
    path: '/file',
    who: 'member',
    summary: 'A file',
    reply: file('application/pdf'),
    status: 200,
    refusals: [],
  },
  remove: {
    method: 'DELETE',
    path: '/things/:id',
    who: 'member',
    summary: 'Removes',
    params: idParams,
    reply: null,
    status: 204,
    refusals: ['no_message'],
  },
  guarded: {
    method: 'POST',
    path: '/guarded',
    who: 'member',
    summary: 'Wants a step-up',
    body: z.strictObject({ n: z.number() }),
    reply: answer(z.object({ ok: z.boolean() })),
    status: 200,
    refusals: [],
    step_up: true,
  },
  rule: {
    method: 'PATCH',
    path: '/admin/rule',
    who: 'administrator',
    summary: 'Rules',
    body: z.optional(z.strictObject({})),
    reply: answer(z.object({ ok: z.boolean() })),
    status: 200,
    refusals: [],
  },
  listRows: {
    method: 'GET',
    path: '/rows',
    who: 'member',
    summary: 'Rows',
    query: listQuery,
    reply: list(z.object({ _id: id, label: z.string(), effect: signedMoney })),
    status: 200,
    refusals: [],
    csv: 'wallets',
  },
  readMailbox: {
    method: 'GET',
    path: '/sandbox/box',
    who: 'sandbox',
    summary: 'Box',
    reply: answer(z.array(z.string())),
    status: 200,
    refusals: [],
  },
  breakInside: { method: 'POST', path: '/break', who: 'anyone', summary: 'Breaks', reply: answer(z.string()), status: 200, refusals: [] },
  leakInside: {
    method: 'GET',
    path: '/leak',
    who: 'anyone',
    summary: 'Replies with more than its schema',
    reply: answer(z.object({ ok: z.boolean() })),
    status: 200,
    refusals: [],
  },
  storeAway: { method: 'GET', path: '/away', who: 'anyone', summary: 'Store away', reply: answer(z.string()), status: 200, refusals: [] },
  readTransport: {
    method: 'GET',
    path: '/transport',
    who: 'anyone',
    summary: 'Echoes the address',
    reply: answer(z.object({ address: z.string(), request_id: z.string() })),
    status: 200,
    refusals: [],
  },
})

export const PREFIX = '/api/v1'
export const MEMBER = 'member-token'
export const ADMIN = 'admin-token'

const callers: Readonly<Record<string, Caller>> = {
  [MEMBER]: { user_id: 'u1', session_id: 's1', email: 'm@example.com', role: 'member', is_frozen: false, role_hold: null },
  'second-token': { user_id: 'u2', session_id: 's3', email: 'n@example.com', role: 'member', is_frozen: false, role_hold: null },
  [ADMIN]: { user_id: 'u9', session_id: 's2', email: 'a@example.com', role: 'administrator', is_frozen: false, role_hold: null },
}

export type Toy = {
  readonly app: FastifyInstance
  readonly port: number
  readonly url: string
  /** How often a handler with an effect ran. */
  readonly effects: () => number
  readonly faults: readonly unknown[]
  readonly limited: readonly string[]
}

export type ToyOptions = Partial<ServerDeps> & Partial<ServeDeps> & { readonly before?: (app: FastifyInstance) => unknown }

export async function openToy(options: ToyOptions = {}): Promise<Toy> {
  const faults: unknown[] = []
  const limited: string[] = []
  const effects = { count: 0 }
  const public_url = options.public_url ?? 'http://127.0.0.1:3000'
  const app = createServer({
    public_url,
    log: false,
    isUnavailable: (error) => error instanceof Error && error.message.startsWith('ECONNREFUSED'),
    onFault: (_request_id, error) => faults.push(error),
    ...options,
  })
  await options.before?.(app)
  serve(app, toy, toyHandlers(effects), {
    public_url,
    authenticate: async (token) => callers[token] ?? null,
    steppedUp: async () => null,
    limit: async (bucket, key) => {
      limited.push(`${bucket} ${typeof key === 'string' ? key : key.map((one) => one.key).join(' ')}`)
      return { allowed: true }
    },
    clock: systemClock,
    mailbox_key: null,
    ...options,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { app, port, url: `http://127.0.0.1:${port}`, effects: () => effects.count, faults, limited }
}

function toyHandlers(effects: { count: number }): Handlers<typeof toy> {
  const kept = new Map<string, { readonly sha: string; readonly text: string }>()
  const acted = <Reply>(reply: Reply): Reply => {
    effects.count += 1
    return reply
  }
  return {
    readOpen: async () => ({ data: { ok: true } }),
    healthz: async () => ({ ok: true }),
    enter: async ({ body, transport }) => {
      transport.setSession(MEMBER, 'm')
      return body.email === 'wrong@example.com' ? refuse('wrong_credentials') : acted({ data: { token: MEMBER } })
    },
    leave: async ({ transport }) => {
      transport.clearSession()
      return acted(undefined)
    },
    pay: async ({ body, params, once }) => {
      if (params.id === 'full') return refuse('fully_subscribed', { more: { capacity_left: '12.00' } })
      if (params.id === 'over') return refuse('wrong_status', { reason: 'deposit_settled' })
      const sha = Buffer.from(once.body_sha).toString('hex')
      const first = kept.get(once.key)
      if (first) return first.sha === sha ? { replayed: first.text } : refuse('key_reused')
      const reply = acted({ data: { paid: body.amount, at: new Date(effects.count) }, message: 'Paid' })
      kept.set(once.key, { sha, text: once.encode(reply) })
      return reply
    },
    count: async ({ body }) => acted({ data: { n: body.n } }),
    attach: async ({ body, files }) =>
      acted({
        data: { title: body.title, picture: files.picture.name, bytes: files.picture.bytes.length, paper: files.paper?.name ?? null },
      }),
    attachOpen: async ({ files }) => acted({ data: { bytes: files.picture.bytes.length } }),
    fetchFile: async () => ({
      type: 'application/pdf' as const,
      content: Buffer.from('%PDF-1.7'),
      save_as: 'Évidence "1".pdf',
      untrusted: true as const,
    }),
    remove: async () => acted(undefined),
    guarded: async () => acted({ data: { ok: true } }),
    rule: async () => acted({ data: { ok: true } }),
    listRows: async ({ query }) => {
      const cursor = decodeCursor(query.cursor)
      if (cursor && 'refused' in cursor) return cursor
      const rows = ['=1+1', 'plain', 'with "quotes", and commas'].map((label, index) => ({
        _id: `r${index}`,
        label,
        effect: BigInt(index) - 1n,
      }))
      const left = rows.slice(cursor ? Number(cursor.id.slice(-1)) + 1 : 0)
      return page({
        rows: left,
        limit: query.limit,
        cursorOf: (row) => ({ created_at: new Date(0), id: `00000000-0000-7000-8000-00000000000${row._id.slice(1)}` }),
        total: rows.length,
      })
    },
    readMailbox: async () => ({ data: ['mail'] }),
    breakInside: async () => {
      throw new Error('SELECT secret FROM users at /srv/app/src/x.ts')
    },
    leakInside: async () => {
      const reply = { data: { ok: true, password_hash: 'x' }, token: 'y' }
      return reply
    },
    storeAway: async () => {
      throw new Error('ECONNREFUSED 127.0.0.1:5432')
    },
    readTransport: async ({ transport }) => ({ data: { address: transport.address, request_id: transport.request_id } }),
  }
}

export type Sent = { readonly status: number; readonly headers: Headers; readonly json: Record<string, unknown>; readonly text: string }

/** One call by fetch; `body` goes out as JSON unless it is text already. */
export async function send(
  { url }: Toy,
  method: string,
  path: string,
  options: {
    readonly body?: unknown
    readonly headers?: Readonly<Record<string, string>>
    readonly token?: string
    readonly cookie?: string
  } = {},
): Promise<Sent> {
  const { body, headers, token, cookie } = options
  const response = await fetch(url + (path.startsWith('//') ? path.slice(1) : PREFIX + path), {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: readJson(text) }
}

function readJson(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}

/**
 * Writes bytes to a fresh connection and reads until the server closes it; `closed` is false when it was still open after `patience_ms`.
 */
export function sendRaw(
  port: number,
  payload: string | Buffer,
  patience_ms = 2000,
): Promise<{ readonly text: string; readonly closed: boolean }> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const socket = connect(port, '127.0.0.1')
    const finish = (closed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ text: Buffer.concat(parts).toString('latin1'), closed })
    }
    const timer = setTimeout(() => finish(false), patience_ms)
    socket.on('data', (part) => parts.push(part))
    socket.on('error', () => undefined)
    socket.on('close', () => finish(true))
    socket.write(payload)
  })
}

/** File replies, and ETags of files and JSON: content types by allow-list, compression by Accept-Encoding. */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { constants, createGunzip, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import type { Route } from '#contract/shared/define'
import type { FileAnswer, FileReply } from '#contract/shared/file'
import { isPendingReply } from '#contract/shared/pending-reply'
import { assert } from '#kernel/assert'
import { acceptsGzip, matches } from '../request/negotiate.ts'
import { writeJson } from './compile-writer.ts'

/** One year, without revalidation. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'private, no-cache'
/** Opened as a page it has no origin, no scripts and no network. */
const SANDBOX = "sandbox; default-src 'none'; frame-ancestors 'none'"

export function isFile(reply: Route['reply']): reply is FileReply {
  return reply !== null && 'file_types' in reply
}

/** Sends a file; with a tag, a caller that has it gets 304. Public and immutable only if the handler marked it so. */
export function sendFile(reply: FastifyReply, { file_types }: FileReply, answer: unknown, never_changes: boolean): FastifyReply {
  assert(isAnswer(answer) && file_types.includes(answer.type), 'a file is of a type that its route names')
  const { type, content, packed, save_as, tag, untrusted } = answer
  if (untrusted) reply.header('content-security-policy', SANDBOX)
  if (tag !== undefined && wasSent(reply, tag, never_changes ? IMMUTABLE : REVALIDATE)) return reply.code(304).send()
  if (save_as !== undefined) reply.header('content-disposition', disposition(save_as))
  reply.type(type)
  if (packed === undefined) return reply.send(streamed(content))
  reply.header('vary', 'accept-encoding')
  if (acceptsGzip(reply.request.headers['accept-encoding'])) return reply.header('content-encoding', 'gzip').send(streamed(content))
  const gunzip = createGunzip()
  const source = typeof content === 'string' || content instanceof Uint8Array ? Readable.from([content]) : Readable.from(content)
  source.once('error', (error) => gunzip.destroy(error))
  return reply.send(source.pipe(gunzip))
}

/**
 * Sets JSON's ETag from its hash and returns whether the caller has it. `never_changes`: any cache may keep it forever;
 * otherwise none may.
 */
export function isKnown(reply: FastifyReply, text: string, never_changes: boolean): boolean {
  return wasSent(reply, createHash('sha256').update(text).digest('hex'), never_changes ? IMMUTABLE : null)
}

/** `kept`: the Cache-Control, if it differs from admission's default. */
function wasSent(reply: FastifyReply, tag: string, kept: string | null): boolean {
  // Weak, because compressed forms share it.
  const etag = `W/"${tag}"`
  reply.header('etag', etag)
  if (kept !== null) reply.header('cache-control', kept)
  return matches(reply.request.headers['if-none-match'], etag)
}

/** RFC 6266: an ASCII name for old clients and the real one for all others. */
function disposition(name: string): string {
  const plain = name.replace(/[^\w.() -]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

function streamed(content: FileAnswer['content']): string | Buffer | Readable {
  if (typeof content === 'string') return content
  return content instanceof Uint8Array
    ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    : Readable.from(content, { objectMode: false })
}

function isAnswer(answer: unknown): answer is FileAnswer {
  return typeof answer === 'object' && answer !== null && 'type' in answer && 'content' in answer
}

/** 202 for a change that awaits a second administrator. A repeat gets the stored status. */
export function statusOf(route: Route, outcome: unknown): number {
  return route.held && isPendingReply(outcome) ? 202 : route.status
}

export function serialise(route: Route, reply: unknown): string {
  return route.reply && !isFile(route.reply) ? writeJson(route.reply, reply) : ''
}

/** Shorter texts are sent as they are: packing them costs more than it saves. */
const PACKED_LENGTH = 4_000
/** The fastest level: of a list, the best one saves a tenth more and takes three times as long. */
const pack = promisify(gzip)

/** Packed outside of the main thread (decision 115). */
export async function sendJson(reply: FastifyReply, text: string): Promise<FastifyReply> {
  if (text === '') return reply.send()
  reply.type('application/json; charset=utf-8')
  if (text.length < PACKED_LENGTH) return reply.send(text)
  reply.header('vary', 'accept-encoding')
  if (!acceptsGzip(reply.request.headers['accept-encoding'])) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(await pack(text, { level: constants.Z_BEST_SPEED }))
}

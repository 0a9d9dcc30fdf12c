/**
 * Multipart bodies, RFC 7578: read part by part into memory, each up to its limit. Stops at the first fault; connections.ts
 * handles the rest of the body. Text fields become the same as in JSON.
 */
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FilePart, SentFile } from '#contract/shared/define'
import { judgeFile } from '#contract/shared/file-kind'
import { atField, isRefused, type Refused, refuse } from '#kernel/refusal'
import type { UploadLimits } from '../deps.ts'
import { cleanFileName } from './file-name.ts'

export type Parts = Readonly<Record<string, FilePart>>
export type Multipart = { readonly fields: Readonly<Record<string, unknown>>; readonly files: ReadonlyMap<string, SentFile> }
export type MultipartRefusal = Refused<'invalid' | 'too_large' | 'wrong_type'>

const FIELDS = 60
const FIELD_BYTES = 16_384
const ENVELOPE_BYTES = 262_144

/** Reads everything or refuses: 413 for size and count, 415 for kinds that are not accepted, 400 otherwise. */
export async function readMultipart(
  parts: Parts,
  request: FastifyRequest,
  least: UploadLimits['least'],
): Promise<Multipart | MultipartRefusal> {
  const limit = Object.values(parts).reduce((sum, { max_bytes }) => sum + max_bytes, ENVELOPE_BYTES)
  if (request.headers['content-encoding'] !== undefined) return refuse('wrong_type')
  if (Number(request.headers['content-length'] ?? 0) > limit) return refuse('too_large')
  const { raw } = request
  let stop = (): void => undefined
  const read = await Promise.race([
    // The collector attaches to the stream before the counter starts it.
    collect(parts, request).catch(refusalOf),
    new Promise<MultipartRefusal>((refuseWith) => {
      stop = watchBody(raw, { limit, ...least }, refuseWith)
    }),
  ])
  stop()
  if (isRefused(read)) {
    raw.unpipe()
    raw.resume()
  }
  return read
}

type BodyLimits = { readonly limit: number } & UploadLimits['least']

/**
 * Refuses a body that is too large, or slower than the least rate: otherwise a few slow senders would hold all places. Returns what stops
 * it.
 */
function watchBody(
  raw: FastifyRequest['raw'],
  { limit, grace_seconds, bytes_per_second }: BodyLimits,
  refuseWith: (refused: MultipartRefusal) => void,
): () => void {
  let bytes = 0
  const count = ({ length }: Buffer): void => {
    bytes += length
    if (bytes > limit) refuseWith(refuse('too_large'))
  }
  const step = grace_seconds * bytes_per_second
  let due = step
  const timer = setInterval(() => {
    if (bytes < due && !raw.complete) refuseWith(refuse('invalid', { reason: 'request_slow' }))
    due = bytes + step
  }, grace_seconds * 1000)
  raw.on('data', count)
  return () => {
    clearInterval(timer)
    raw.off('data', count)
  }
}

async function collect(parts: Parts, request: FastifyRequest): Promise<Multipart | MultipartRefusal> {
  const fields = new Map<string, string>()
  const files = new Map<string, SentFile>()
  const count = Object.keys(parts).length
  const limits = { fields: FIELDS, fieldSize: FIELD_BYTES, fileSize: Infinity, files: count, parts: FIELDS + count, headerPairs: 8 }
  // RFC 7578 4.2 lets a file come without a name.
  const isPartAFile = (field: string | undefined, type: string | undefined, name: string | undefined) =>
    name !== undefined || type === 'application/octet-stream' || (type !== 'text/plain' && Object.hasOwn(parts, String(field)))
  for await (const part of request.parts({ limits: { ...limits, headerSize: 4096 }, preservePath: true, isPartAFile })) {
    const refused = part.type === 'file' ? await takeFile(parts, files, part) : takeField(fields, part)
    if (refused) return refused
  }
  return { fields: Object.fromEntries(fields), files }
}

function takeField(fields: Map<string, string>, { fieldname, value, valueTruncated }: MultipartValue): MultipartRefusal | null {
  if (valueTruncated) return refuse('too_large')
  if (typeof fieldname !== 'string' || typeof value !== 'string') return refuse('invalid', { reason: 'request_unreadable' })
  if (fields.has(fieldname)) return refusedField(fieldname, refuse('invalid', { reason: 'sent_twice', params: { name: short(fieldname) } }))
  fields.set(fieldname, value)
  return null
}

async function takeFile(parts: Parts, files: Map<string, SentFile>, sent: MultipartFile): Promise<MultipartRefusal | null> {
  const { fieldname, filename, file } = sent
  const part = Object.hasOwn(parts, String(fieldname)) ? parts[fieldname] : undefined
  const refused = !part
    ? refusedField(String(fieldname), refuse('invalid', { reason: 'unknown_field', params: { name: short(String(fieldname)) } }))
    : files.has(fieldname)
      ? refusedField(fieldname, refuse('invalid', { reason: 'one_file' }))
      : null
  if (refused || !part) {
    file.destroy()
    return refused
  }
  const bytes = await readWithin(file, part.max_bytes)
  if (!bytes)
    return refusedField(fieldname, refuse('too_large', { reason: 'file_size', params: { most: Math.floor(part.max_bytes / 1_048_576) } }))
  // Browsers send an empty file field as a file without name and content.
  if (bytes.length === 0 && !filename) return null
  const checked = checkFile(part, filename ?? '', bytes)
  if (isRefused(checked)) return refusedField(fieldname, checked)
  files.set(fieldname, checked)
  return null
}

/** Checks an uploaded file: its bytes say its kind. A name may be absent. */
function checkFile(part: FilePart, sent: string, bytes: Uint8Array): SentFile | Refused<'invalid' | 'wrong_type' | 'too_large'> {
  const name = cleanFileName(sent)
  if (name === null) return refuse('invalid', { reason: 'file_name' })
  const judged = judgeFile({ size: bytes.length, head: bytes }, part)
  if (typeof judged === 'string') return { name, kind: judged, bytes }
  return refuse(statuses[judged.reason], judged)
}

const statuses = { file_empty: 'invalid', file_size: 'too_large', file_form: 'wrong_type', file_kinds: 'wrong_type' } as const

/** Null as soon as the limit is exceeded. */
async function readWithin(file: AsyncIterable<Buffer>, max_bytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of file) {
    length += chunk.length
    if (length > max_bytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

function refusedField<R extends MultipartRefusal>(field: string, refused: R): R {
  return atField(short(field), refused)
}

function short(name: string): string {
  return name.slice(0, 100)
}

/** Parser errors are always the sender's fault. */
function refusalOf(error: unknown): MultipartRefusal {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : null
  return status === 413 ? refuse('too_large') : refuse('invalid', { reason: 'request_unreadable' })
}

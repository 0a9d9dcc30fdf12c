/** The key and body hash under which a call's first reply is stored. */
import { createHash } from 'node:crypto'
import type { SentFile } from '#contract/shared/define'
import { newId } from '#kernel/id'
import { type Refused, refuseField } from '#kernel/refusal'

const HEADER = 'Idempotency-Key'
const PRINTABLE = /^[\x20-\x7e]{1,255}$/

/** The caller's key, or a random one; refused if longer than 255 bytes or not printable ASCII. */
export function readKey(header: string | readonly string[] | undefined): { readonly key: string } | Refused<'invalid'> {
  if (header === undefined) return { key: newId() }
  if (typeof header === 'string' && PRINTABLE.test(header) && header.trim() !== '') return { key: header }
  return refuseField(HEADER, { reason: 'key_characters', params: { header: HEADER } })
}

export function onceKey(user_id: string | null, route: string, key: string): string {
  return `http/${user_id ?? 'anyone'}/${route}/${key}`
}

/** SHA-256 of the decoded parameters and body, so that `"5"` and `5.00` are the same request; files by their hashes. */
export function bodySha(params: unknown, body: unknown, files?: Readonly<Record<string, SentFile | null>>): Uint8Array {
  const hashes = files && Object.entries(files).map(([name, file]) => [name, file ? fileSha(file) : null])
  return createHash('sha256')
    .update(canonical({ params, body, files: hashes }))
    .digest()
}

function fileSha({ name, bytes }: SentFile): string {
  return createHash('sha256').update(name).update('\0').update(bytes).digest('hex')
}

/** JSON with sorted keys, bigints as decimal strings, instants as ISO 8601, without undefined members. */
export function canonical(value: unknown): string {
  if (typeof value === 'bigint') return `"${value}"`
  if (value instanceof Date) return `"${value.toISOString()}"`
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`)
  return `{${members.join(',')}}`
}

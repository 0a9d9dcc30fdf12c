/** The log's identity as bytes, and from what an instance publishes: its key, and the signed hand-overs that led to it. */
import { baseOrigin, followKeys, type LogIdentity as Identity, parseBase64, toBase64 } from '#proof/index'
import type { LogIdentity } from './report.ts'

export function identityOf({ origin, public_key, former = [] }: LogIdentity): Identity {
  return {
    origin,
    public_key: bytesOf(public_key),
    former: former.map((key) => ({ public_key: bytesOf(key.public_key), until: key.until })),
  }
}

type Front = Pick<LogIdentity, 'origin' | 'public_key'> & {
  readonly keys: readonly { readonly index: number; readonly statement: string }[]
}

/** Hand-overs that do not hold count as none: a browser that knows a former key then reports another key. */
export function identityOfFront({ origin, public_key, keys }: Front): LogIdentity {
  const entries = keys.map(({ index, statement }) => ({ index, text: statement }))
  const former = followKeys(entries, { origin: baseOrigin(origin), public_key: bytesOf(public_key) })
  if ('refused' in former) return { origin, public_key }
  return { origin, public_key, former: former.map((key) => ({ public_key: toBase64(key.public_key), until: key.until })) }
}

export function isKeyOf({ public_key, former = [] }: LogIdentity, key: string): boolean {
  return public_key === key || former.some((one) => one.public_key === key)
}

function bytesOf(key: string): Uint8Array {
  return parseBase64(key) ?? new Uint8Array()
}

/**
 * Splits a client's bytes into units that must run uninterrupted: in PostgreSQL's wire protocol 3.0 a parametrised query is
 * Parse, Bind, Describe, Execute and Sync, and all connections of the embedded store share one unnamed statement.
 */

export type Unit = {
  readonly bytes: Uint8Array
  /** The unit is complete; false after a Flush. */
  readonly complete: boolean
}

const FLUSH = 0x48
/** Query, Sync, FunctionCall, Terminate: messages that end with ReadyForQuery or without a reply. */
const LAST = new Set([0x51, 0x53, 0x46, 0x58])

/**
 * Takes chunks of any size and returns the completed units. The first message is the startup packet, which has no type byte.
 */
export function createCutter(): (chunk: Uint8Array) => Unit[] {
  let rest: Uint8Array = new Uint8Array(0)
  let started = false
  return (chunk) => {
    rest = rest.length === 0 ? chunk : concatBytes([rest, chunk])
    const units: Unit[] = []
    let from = 0
    let at = 0
    for (;;) {
      const type = started ? rest[at] : 0
      const end = started ? endOfMessage(rest, at, 1) : endOfMessage(rest, at, 0)
      if (end === null || type === undefined) break
      at = end
      if (started && type !== FLUSH && !LAST.has(type)) continue
      started = true
      units.push({ bytes: rest.slice(from, at), complete: type !== FLUSH })
      from = at
    }
    rest = rest.slice(from)
    return units
  }
}

/** The length word counts itself but not the type byte before it. */
function endOfMessage(bytes: Uint8Array, at: number, type_bytes: 0 | 1): number | null {
  const start = at + type_bytes
  if (bytes.length < start + 4) return null
  const end = start + new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(start)
  return bytes.length < end ? null : end
}

/** Copies many arrays into one, whose buffer can be transferred to another thread. */
export function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

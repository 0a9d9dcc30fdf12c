/** The text of log entries as canonical JSON (RFC 8785), for members that are given in the order of their names. */

/** `last`: members as text that come after these and before the version, which is 1. */
export function canonicalText(members: Readonly<Record<string, unknown>>, last: readonly string[]): string {
  return `{${[...Object.entries(members).map(([name, value]) => `"${name}":${JSON.stringify(value)}`), ...last, '"v":1'].join(',')}}`
}

/** Null for anything but an object. */
export function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

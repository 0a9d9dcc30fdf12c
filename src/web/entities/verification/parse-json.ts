/** JSON, or undefined if invalid, e.g. for pasted text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

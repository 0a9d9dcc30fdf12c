/** Escapes typed text for a LIKE pattern, so that it matches itself: `%`, `_` and `\` are ordinary characters. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

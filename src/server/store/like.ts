/** Escapes text for a LIKE pattern: `%`, `_` and `\` are literal. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

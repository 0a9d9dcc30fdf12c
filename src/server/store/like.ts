/** Text that somebody typed, inside a LIKE pattern: it finds itself, and its `%`, `_` and `\` are letters. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

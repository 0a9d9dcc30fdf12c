/** Names of prepared statements: PostgreSQL parses and plans a text once per connection, and later calls send only its name and parameters. */
import { createHash } from 'node:crypto'

/**
 * The name comes from the text, so that every connection and node agrees on it. A text has none at its first call, because many are sent once;
 * nor beyond `limit` texts, because each connection of the server keeps a plan for each name; nor when it may hold two statements.
 */
export function statementNames(limit = 2_000): (text: string) => string | undefined {
  const names = new Map<string, string | null>()
  return (text) => {
    const known = names.get(text)
    if (known) return known
    if (known === undefined) {
      if (names.size < limit && !text.includes(';')) names.set(text, null)
      return undefined
    }
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
    names.set(text, name)
    return name
  }
}

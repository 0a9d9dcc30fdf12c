/**
 * Names prepared statements: PostgreSQL parses and plans a text once per connection, and later calls send only name and
 * parameters.
 */
import { createHash } from 'node:crypto'

/**
 * The name is derived from the text, so that it is the same on every connection and node. No name at a text's first call,
 * because many are sent once; beyond `limit` texts, because the server keeps a plan per connection and name; or for a text with
 * several statements.
 */
export function statementNames(limit = 2_000): (text: string) => string | undefined {
  const names = new Map<string, string | null>()
  return (text) => {
    const stored_name = names.get(text)
    if (stored_name) return stored_name
    if (stored_name === undefined) {
      if (names.size < limit && !text.includes(';')) names.set(text, null)
      return undefined
    }
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
    names.set(text, name)
    return name
  }
}

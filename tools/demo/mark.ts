/** The mark that a data directory holds a demo. It is made before the first person, and never taken away. */
import type { Database } from '#server/store'

/** False: the instance has real members, so no demo data may be added. */
export async function markDemo({ transaction }: Database): Promise<boolean> {
  return transaction(async (tx) => {
    const marked = await tx.query('SELECT FROM demo_mark')
    if (marked.length > 0) return true
    const members = await tx.query(`SELECT FROM users WHERE role = 'member' LIMIT 1`)
    if (members.length > 0) return false
    await tx.query('INSERT INTO demo_mark (only_row) VALUES (true)')
    return true
  })
}

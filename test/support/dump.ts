/** What an attacker with the database can read. */
import type { TestApp } from './app.ts'

/** Every table as text, a line a row. */
export async function dump(app: TestApp): Promise<Map<string, string>> {
  const tables = await app.database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  )
  const dumped = new Map<string, string>()
  for (const { name } of tables) {
    const rows = await app.database.query<{ row: string }>(`SELECT row_to_json(t)::text AS row FROM "${name}" t`)
    dumped.set(name, rows.map(({ row }) => row).join('\n'))
  }
  return dumped
}

/** The table bot_run. */
import type { Query } from '#server/store'
import type { Run } from './run.ts'

const COLUMNS = 'id, version, source, code_version, bar, coins, parameters, capital, history_from, released_at'

export async function findRun(query: Query, version: string, source: string): Promise<Run | null> {
  const [row] = await query<Run>(`SELECT ${COLUMNS} FROM bot_run WHERE version = $1 AND source = $2`, [version, source])
  return row ?? null
}

export async function findRuns(query: Query, source: string): Promise<Run[]> {
  return query<Run>(`SELECT ${COLUMNS} FROM bot_run WHERE source = $1 ORDER BY version`, [source])
}

/**
 * Kysely over a single query function, so that it works on a pool and inside a transaction, which must not take another
 * connection.
 */
import {
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'

export type Run = (
  text: string,
  parameters: readonly unknown[],
) => Promise<{ readonly rows: unknown[]; readonly rowCount: number | null; readonly command: string }>

export function typedQueries(run: Run): Kysely<object> {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(compiled: { sql: string; parameters: readonly unknown[] }): Promise<QueryResult<Row>> {
      const result = await run(compiled.sql, compiled.parameters)
      const rows = result.rows as Row[]
      const changes = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(result.command)
      return changes ? { rows, numAffectedRows: BigInt(result.rowCount ?? 0) } : { rows }
    },
    // biome-ignore lint/correctness/useYield: the store offers no cursors
    async *streamQuery() {
      throw new Error('the store does not stream')
    },
  }
  const noTransactions = () => Promise.reject(new Error('use Database.transaction'))
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      releaseConnection: async () => {},
      beginTransaction: noTransactions,
      commitTransaction: noTransactions,
      rollbackTransaction: noTransactions,
      destroy: async () => {},
    }),
  }
  return new Kysely<object>({ dialect })
}

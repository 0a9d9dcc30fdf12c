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
import pg from 'pg'
import { readInstant } from './read-instant.ts'

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

/**
 * Maps PostgreSQL's types to JavaScript's, set per pool: money must never become a float, and ids and dates must not be
 * guessed.
 */
const OID = {
  int8: 20,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  int8_array: 1016,
  date_array: 1182,
  numeric_array: 1231,
  text_array: 1009,
} as const

const asText = (value: string): string => value
const bigints = (value: string): (bigint | null)[] => textArray(value).map((item) => (item === null ? null : BigInt(item)))
const textArray: (value: string) => (string | null)[] = pg.types.getTypeParser(OID.text_array as number)

const driver: (value: string) => unknown = pg.types.getTypeParser(OID.timestamptz as number)
const PARSERS = new Map<number, (value: string) => unknown>([
  [OID.int8, BigInt],
  [OID.date, asText],
  [OID.timestamp, asText],
  [OID.timestamptz, (value) => readInstant(value) ?? driver(value)],
  [OID.int8_array, bigints],
  [OID.date_array, textArray],
  [OID.numeric_array, textArray],
])

export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : PARSERS.get(oid)) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

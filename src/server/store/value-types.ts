/**
 * Maps PostgreSQL's types to JavaScript's, set per pool: money must never become a float, and ids and dates must not be
 * guessed.
 */
import pg from 'pg'

const OID = { int8: 20, date: 1082, timestamp: 1114, int8_array: 1016, date_array: 1182, numeric_array: 1231, text_array: 1009 } as const

const asText = (value: string): string => value
const bigints = (value: string): (bigint | null)[] => textArray(value).map((item) => (item === null ? null : BigInt(item)))
const textArray: (value: string) => (string | null)[] = pg.types.getTypeParser(OID.text_array as number)

const PARSERS = new Map<number, (value: string) => unknown>([
  [OID.int8, BigInt],
  [OID.date, asText],
  [OID.timestamp, asText],
  [OID.int8_array, bigints],
  [OID.date_array, textArray],
  [OID.numeric_array, textArray],
])

export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : PARSERS.get(oid)) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

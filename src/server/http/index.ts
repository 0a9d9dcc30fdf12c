/** The room that speaks HTTP: it serves the contract, and owes every answer its headers, its request id and the one error shape. */
export { type Row, toCsv } from './csv.ts'
export type { LimitBucket, LimitVerdict, ServeDeps, ServerDeps, TransportLimits } from './deps.ts'
export { type Cursor, decodeCursor, encodeCursor, type Page, page, TOTAL_LIMIT } from './list.ts'
export { openLog } from './log.ts'
export { serve } from './serve.ts'
export { createServer, drain, sendRefusal } from './server.ts'
export { cookieName } from './session-token.ts'
export { serveWeb, type WebPages } from './web.ts'

/**
 * The calls of visitors and members. The browser build puts the value in this module's place (scripts/web/call-table.ts), so that no schema is fetched.
 */
import { api } from '#contract/routes'
import { type CallTable, linesOf } from './call-line.ts'

export const callTable = linesOf(api, (path) => !path.startsWith('/admin/')) as CallTable

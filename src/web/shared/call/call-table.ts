/** The public calls. The browser build inlines the value of this module (scripts/web/call-table.ts), so that no schema is fetched. */
import { api } from '#contract/routes'
import { type CallTable, linesOf } from './call-line.ts'

export const callTable = linesOf(api, 'visitors') as CallTable

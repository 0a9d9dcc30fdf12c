/**
 * The calls that anyone may make. The browser build puts the value in this module's place (scripts/web/call-table.ts), so that no schema is fetched.
 */
import { api } from '#contract/routes'
import { type CallTable, linesOf } from './call-line.ts'

export const callTable = linesOf(api, 'visitors') as CallTable

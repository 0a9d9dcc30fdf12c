/** The calls of the staff alone, for the console. The browser build inserts the value here, as in call-table.ts. */
import { api } from '#contract/routes'
import { linesOf, type StaffCalls } from './call-line.ts'

export const callTable = linesOf(api, 'staff') as StaffCalls

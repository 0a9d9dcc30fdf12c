/** The calls that need a session, which the app brings. The browser build puts the value here, as of call-table.ts. */
import { api } from '#contract/routes'
import { linesOf, type MemberCalls } from './call-line.ts'

export const callTable = linesOf(api, 'members') as MemberCalls

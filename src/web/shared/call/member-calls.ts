/** The calls that need a session, included in the app only. The browser build inserts the value here, as in call-table.ts. */
import { api } from '#contract/routes'
import { linesOf, type MemberCalls } from './call-line.ts'

export const callTable = linesOf(api, 'members') as MemberCalls

/** The console's calls, which come with the first of them. The browser build puts the value here, as of call-table.ts. */
import { api } from '#contract/routes'
import { type ConsoleCalls, linesOf } from './call-line.ts'

export const callTable = linesOf(api, (path) => path.startsWith('/admin/')) as ConsoleCalls

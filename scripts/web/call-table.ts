/** Puts the table of calls as data where the source derives it from the contract: the browser needs no more of the contract than its types. */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { buildForNode, withModule } from './load-module.ts'

const MODULE = 'src/web/shared/call/call-table.ts'

export function callTable(root: string): Plugin {
  const path = join(root, MODULE)
  let code: Promise<string> | null = null
  return {
    name: 'call-table',
    enforce: 'pre',
    load(id) {
      if (id !== path) return null
      code ??= derive(path)
      return code
    },
  }
}

async function derive(path: string): Promise<string> {
  const table = await withModule(await buildForNode(path), (module: { readonly callTable: object }) => module.callTable)
  return `export const callTable = ${JSON.stringify(table)}\n`
}

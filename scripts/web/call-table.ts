/** Puts the tables of calls as data where the source derives them from the contract: the browser needs no more of the contract than its types. */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { buildForNode, withModule } from './load-module.ts'

const MODULE = /\/src\/web\/shared\/call\/(?:call-table|member-calls)\.ts$/
const derived = new Map<string, Promise<string>>()

export function callTable(root: string): Plugin {
  return {
    name: 'call-table',
    enforce: 'pre',
    load(id) {
      if (!id.startsWith(join(root, 'src')) || !MODULE.test(id)) return null
      const code = derived.get(id) ?? derive(root, id)
      derived.set(id, code)
      return code
    },
  }
}

async function derive(root: string, path: string): Promise<string> {
  const table = await withModule(await buildForNode(root, path), (module: { readonly callTable: object }) => module.callTable)
  return `export const callTable = ${JSON.stringify(table)}\n`
}

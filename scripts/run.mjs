/**
 * `node scripts/run.mjs [--built] FILE …`: runs a TypeScript file of the repository with its arguments; `--built` first builds what `npm
 * start` runs. With `--help` nothing runs: it prints the comment on top of the file, which says what the command does. A file with a help
 * of its own names that flag.
 */
import { readFileSync } from 'node:fs'
import { build } from './steps/build.mjs'
import { checkNode, install } from './steps/install.mjs'
import { giveUp, run } from './steps/run.mjs'

const built = process.argv[2] === '--built'
const [file, ...args] = process.argv.slice(built ? 3 : 2)
if (!file) giveUp('Say which file to run: node scripts/run.mjs FILE …')
if (args.includes('--help')) {
  const source = readFileSync(file, 'utf8')
  if (!source.includes("'help'")) {
    const [, comment = ''] = /^\/\*\*\n([\s\S]*?)\n \*\//.exec(source) ?? []
    process.stdout.write(`${comment.replaceAll(/^ \* ?/gm, '')}\n`)
    process.exit(0)
  }
}
checkNode()
await install()
if (built) await build()
process.exit(await run(process.execPath, ['--conditions=source', '--import', 'tsx', file, ...args]))

/**
 * `node scripts/run.mjs [--built] FILE …`: runs a TypeScript file of the repository with its arguments; `--built` first builds what `npm
 * start` runs.
 */
import { build } from './steps/build.mjs'
import { checkNode, install } from './steps/install.mjs'
import { giveUp, run } from './steps/run.mjs'

checkNode()
await install()
const built = process.argv[2] === '--built'
const [file, ...args] = process.argv.slice(built ? 3 : 2)
if (!file) giveUp('Say which file to run: node scripts/run.mjs FILE …')
if (built) await build()
process.exit(await run(process.execPath, ['--conditions=source', '--import', 'tsx', file, ...args]))

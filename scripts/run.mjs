/** `node scripts/run.mjs FILE …`: runs a TypeScript file of the repository with its arguments. */
import { checkNode, install } from './steps/install.mjs'
import { giveUp, run } from './steps/run.mjs'

checkNode()
await install()
const [file, ...args] = process.argv.slice(2)
if (!file) giveUp('Say which file to run: node scripts/run.mjs FILE …')
process.exit(await run(process.execPath, ['--conditions=source', '--import', 'tsx', file, ...args]))

/** `npm run soak:memory`: builds what `npm start` runs, and watches its memory (test/bench/memory.ts says how). */
import { build } from './steps/build.mjs'
import { checkNode, install } from './steps/install.mjs'
import { run } from './steps/run.mjs'

checkNode()
await install()
await build()
process.exit(await run(process.execPath, ['--conditions=source', '--import', 'tsx', 'test/bench/memory.ts', ...process.argv.slice(2)]))

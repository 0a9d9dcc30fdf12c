/** `npm run check`: what can be said without a browser and mostly without a database. */
import { check } from './steps/check.mjs'
import { checkNode, install } from './steps/install.mjs'
import { summary } from './steps/tests.mjs'

checkNode()
await install()
const counts = await check()
process.stdout.write(`${summary(counts)}\n`)
process.exitCode = counts.failed === 0 ? 0 : 1

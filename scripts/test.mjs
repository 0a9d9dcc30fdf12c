/** `npm test`: everything. The last line says how many tests passed and failed, and the exit code says the same. */
import { build } from './steps/build.mjs'
import { check } from './steps/check.mjs'
import { findChromium } from './steps/chromium.mjs'
import { checkNode, install } from './steps/install.mjs'
import { runTests, sum, summary } from './steps/tests.mjs'

checkNode()
await install()
await build()
const chromium = await findChromium()
const browser = chromium ? { CHROMIUM_PATH: chromium } : {}
const counts = sum([await check(), await runTests(['stores', 'journeys'], browser)])
if (!chromium) {
  console.error('### THE JOURNEYS HAD NO BROWSER: set CHROMIUM_PATH.')
  if (process.env.CI === 'true') counts.failed += 1
}
process.stdout.write(`${summary(counts)}\n`)
process.exitCode = counts.failed === 0 ? 0 : 1

/** Installs, builds, and runs types, lint and all tests beside each other. */
import { build } from './build.mjs'
import { checkSources } from './check.mjs'
import { findChromium } from './chromium.mjs'
import { checkNode, install } from './install.mjs'
import { runTests, summary } from './tests.mjs'

/** `env`: what the tests find in their environment. Resolves with the exit code. */
export async function testEverything(env = {}) {
  checkNode()
  const browser = findChromium()
  await install()
  const checked = checkSources()
  await build()
  const chromium = await browser
  const path = chromium ? { CHROMIUM_PATH: chromium } : {}
  const [faults, counts] = await Promise.all([checked, runTests({ env: { ...env, ...path } })])
  counts.failed += faults
  if (!chromium) {
    console.error('### THE JOURNEYS HAD NO BROWSER: set CHROMIUM_PATH.')
    if (process.env.CI === 'true') counts.failed += 1
  }
  process.stdout.write(`${summary(counts)}\n`)
  return counts.failed === 0 ? 0 : 1
}

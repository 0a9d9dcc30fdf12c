/** `npm run check`: what can be said without a browser and mostly without a database: types, lint, the house test and the unit tests. */
import { checkSources } from './steps/check.mjs'
import { checkNode, install } from './steps/install.mjs'
import { checkReleases } from './steps/releases.mjs'
import { runTests, summary } from './steps/tests.mjs'

checkNode()
await install()
const [sources, releases] = await Promise.all([checkSources(), checkReleases()])
const counts = await runTests({ folders: ['src/', 'test/house/'] })
counts.failed += sources + releases
process.stdout.write(`${summary(counts)}\n`)
process.exitCode = counts.failed === 0 ? 0 : 1

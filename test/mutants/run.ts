/**
 * npm run test:mutants. Plants each bug in a copy of the tree and runs the test that must see it; prints who caught what. Fails where one
 * survives, where a text to replace is gone, and where a test is red without any bug. Arguments choose mutants by a part of their name.
 */
import { startCluster } from '../support/cluster.ts'
import { openLaboratory } from './laboratory.ts'
import { mutants } from './mutants.ts'

const wanted = process.argv.slice(2)
const chosen = mutants.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
const cluster = await startCluster()
if ('unavailable' in cluster) {
  console.error(cluster.unavailable)
  process.exit(1)
}
const laboratory = await openLaboratory(cluster.url, { whole: chosen.some(({ whole }) => whole) })
const started = performance.now()
let wrong = 0
try {
  const healthy = await laboratory.healthy(chosen)
  for (const name of healthy.failed) console.error(`RED WITHOUT A BUG: ${name}`)
  wrong += healthy.failed.length
  for (const mutant of chosen) {
    const found = await laboratory.attempt(mutant)
    if (!('caught' in found)) wrong += 1
    const verdict =
      'caught' in found
        ? `caught by  ${found.caught}`
        : 'survived' in found
          ? `SURVIVED   ${mutant.test} (${found.survived})`
          : `STALE      ${found.stale}`
    process.stdout.write(`${mutant.name.padEnd(46)} ${verdict}\n`)
  }
} finally {
  await laboratory.close()
  await cluster.stop()
}
const seconds = Math.round((performance.now() - started) / 1000)
process.stdout.write(`${chosen.length} mutants, ${wrong} wrong, ${seconds} s\n`)
process.exitCode = wrong === 0 && chosen.length > 0 ? 0 : 1

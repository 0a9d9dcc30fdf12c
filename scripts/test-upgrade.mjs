/**
 * `npm run test:upgrade [-- COMMIT]`: an older version and this one on one PostgreSQL, forth and back under traffic. The older one is the
 * last tag; without a tag, this version and an invented next one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './steps/build.mjs'
import { checkOut, git } from './steps/check-out.mjs'
import { checkNode, install } from './steps/install.mjs'
import { giveUp, ROOT, run, TOOLS } from './steps/run.mjs'

checkNode()
await install()
await build(['server'])
const older = process.argv[2] ?? lastTag()
const folder = older ? await builtAt(older) : null
console.error(
  older ? `From ${older} to this version and back.` : 'There is no release tag: from this version to an invented next one and back.',
)
try {
  const versions = folder ? { OLD_VERSION: folder, NEW_VERSION: ROOT } : {}
  process.exitCode = await run(process.execPath, [TOOLS.vitest, 'run', 'test/upgrade'], { WHOLE: 'true', ...versions })
} finally {
  if (folder) rmSync(folder, { recursive: true, force: true })
}

function lastTag() {
  return git('tag', '--list', 'v*', '--sort=-version:refname').split('\n')[0] || null
}

/** The commit's own server, built by its own script in a temporary folder. */
async function builtAt(name) {
  const commit = find(name)
  const target = mkdtempSync(join(tmpdir(), 'clearterm-version-'))
  await checkOut(commit, target)
  const script = `import('${join(target, 'scripts/steps/build.mjs')}').then(({ build }) => build(['server']))`
  if ((await run(process.execPath, ['-e', script])) !== 0) giveUp(`${name} could not be built.`)
  return target
}

function find(name) {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
  } catch {
    return giveUp(`${name} is no commit of this repository.`)
  }
}

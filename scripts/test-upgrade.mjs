/**
 * `npm run test:upgrade [-- COMMIT]`: an older version and this one on one PostgreSQL, forth and back under traffic. The older one is the last tag;
 * without a tag, this version and an invented next one.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './steps/build.mjs'
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
async function builtAt(commit) {
  const hash =
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`) ||
    giveUp(`${commit} is no commit of this repository.`)
  const target = mkdtempSync(join(tmpdir(), 'clearterm-version-'))
  execFileSync('tar', ['-x', '-C', target], { input: execFileSync('git', ['archive', hash], { cwd: ROOT, maxBuffer: 2 ** 30 }) })
  const same = existsSync(join(target, 'package-lock.json')) && lockOf(target) === lockOf(ROOT)
  if (same) symlinkSync(join(ROOT, 'node_modules'), join(target, 'node_modules'))
  else if (
    (await run('npm', [
      'ci',
      '--prefix',
      target,
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--prefer-offline',
      '--loglevel=error',
    ])) !== 0
  )
    giveUp(`The dependencies of ${commit} could not be installed.`)
  const script = `import('${join(target, 'scripts/steps/build.mjs')}').then(({ build }) => build(['server']))`
  if ((await run(process.execPath, ['-e', script])) !== 0) giveUp(`${commit} could not be built.`)
  return target
}

function lockOf(at) {
  return createHash('sha256')
    .update(readFileSync(join(at, 'package-lock.json')))
    .digest('hex')
}

function git(...args) {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** Another copy of the sources, as a commit has them, with dependencies of its own. */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { giveUp, ROOT, run } from './run.mjs'

export function git(...args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
}

export async function checkOut(commit, folder) {
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-x', '-C', folder], { input: execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 }) })
  const npm = ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--loglevel=error']
  if ((await run('npm', npm, { NODE_ENV: '' }, ['ignore', 2, 'inherit'])) !== 0)
    giveUp(`The dependencies of ${commit} could not be installed.`)
}

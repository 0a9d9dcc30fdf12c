/** Installs the dependencies when package-lock.json is not the one that was installed. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refuseWhileInUse } from './in-use.mjs'
import { giveUp, ROOT, run } from './run.mjs'

/** Past its support since April 2026, but the reference machine still has it. */
const OLDEST = [20, 19]

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [oldest_major, oldest_minor] = OLDEST
  if (major > oldest_major || (major === oldest_major && minor >= oldest_minor)) return
  giveUp(`Clearterm supports Node 24 and 22, and still runs on ${OLDEST.join('.')}; this is ${process.versions.node}.`)
}

export async function install() {
  const stamp = join(ROOT, 'node_modules/.clearterm-lock')
  const lock = await readFile(join(ROOT, 'package-lock.json'))
  const sha256 = createHash('sha256').update(lock).digest('hex')
  if ((await readFile(stamp, 'utf8').catch(() => '')) === sha256) return
  if (!(await installedByHand(lock))) {
    await refuseWhileInUse()
    if (process.versions.node.startsWith('20.')) console.error('Node 20 gets no security fixes any more. Use 24 or 22 where you can.')
    console.error('Installing …')
    const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
    // No dependency needs an install script, so none may run one.
    const [command, ...args] = [...npm, 'ci', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--loglevel=error']
    // What npm says about it goes to stderr: stdout belongs to the command that needed the installation.
    const code = await run(command, args, { NODE_ENV: '' }, ['inherit', 2, 'inherit'])
    if (code !== 0) giveUp('The dependencies could not be installed; npm says why above.')
  }
  await writeFile(stamp, sha256)
}

/** npm keeps beside the packages a list of what it put there: after an `npm install` there is nothing left to do. */
async function installedByHand(lock) {
  const hidden = await readFile(join(ROOT, 'node_modules/.package-lock.json'), 'utf8').catch(() => null)
  if (hidden === null) return false
  const wanted = JSON.parse(lock).packages
  const present = JSON.parse(hidden).packages
  const same = (path) => present[path]?.version === wanted[path]?.version && present[path]?.integrity === wanted[path]?.integrity
  const needed = Object.keys(wanted).filter((path) => path !== '' && !wanted[path].optional)
  return needed.every(same) && Object.keys(present).every(same)
}

/**
 * The browser of journeys, benches and pictures: CHROMIUM_PATH, one in PATH, or Debian's package, which root may install.
 * One without windows is the lighter one.
 */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './run.mjs'

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Its path, or null. */
export async function findChromium() {
  const found = inPath()
  if (found || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return found
  console.error('Installing Chromium from Debian for the journeys …')
  const add = 'apt-get install -y -qq --no-install-recommends'
  const script = `apt-get update -qq && (${add} chromium-headless-shell || ${add} chromium)`
  const code = await runQuietly('sh', ['-c', script], { DEBIAN_FRONTEND: 'noninteractive' })
  return code === 0 ? inPath() : null
}

/** Its path where it is already there. */
export function chromiumPath() {
  const path = inPath()
  if (!path) throw new Error('There is no browser: set CHROMIUM_PATH.')
  return path
}

function inPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return paths.find((path) => existsSync(path)) ?? null
}

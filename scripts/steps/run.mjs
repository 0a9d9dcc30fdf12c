/** Child programs of the scripts. Everything here runs on bare Node: it is what installs the rest. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** A file below node_modules that is run by this same Node. */
export const TOOLS = {
  tsc: 'node_modules/@typescript/native/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
}

/** Runs a command in the repository with our own stdio; resolves with its exit code (128 + the signal's number when one ended it). */
export function run(command, args, env = {}, stdio = 'inherit') {
  return ending(spawn(command, args, { cwd: ROOT, stdio, env: { ...process.env, ...env } }))
}

/** The same, but says nothing unless it fails; then all that it said. */
export async function runQuietly(command, args, env = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  const said = []
  child.stdout.on('data', (part) => said.push(part))
  child.stderr.on('data', (part) => said.push(part))
  const code = await ending(child)
  if (code !== 0) process.stderr.write(Buffer.concat(said))
  return code
}

/** Ctrl-C reaches every program of the terminal's foreground group at once; this one waits for the other's end. */
function ending(child) {
  const wait = () => {}
  process.on('SIGINT', wait)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      process.off('SIGINT', wait)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}

/** One sentence for the operator, and the end. */
export function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Vitest, with its results counted from its own JSON. */
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { ROOT, run, TOOLS } from './run.mjs'

/**
 * Runs the test files below these folders, by default all. What fails without being a test (a file that cannot be read, an error outside a
 * test) counts as one failure each.
 */
export async function runTests({ folders = [], env = {} } = {}) {
  const results = join(ROOT, '.cache', 'tests.json')
  await mkdir(join(ROOT, '.cache'), { recursive: true })
  await rm(results, { force: true })
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const code = await run(process.execPath, [TOOLS.vitest, 'run', '--passWithNoTests', ...folders, ...reports], env)
  const report = JSON.parse(await readFile(results, 'utf8').catch(() => 'null'))
  if (report !== null) console.error(`The ten slowest files:\n${slowest(report).join('\n')}`)
  return counted(report, code)
}

function slowest(report) {
  const files = report.testResults.map((file) => ({ seconds: (file.endTime - file.startTime) / 1000, path: relative(ROOT, file.name) }))
  files.sort((a, b) => b.seconds - a.seconds)
  return files.slice(0, 10).map(({ seconds, path }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`)
}

function counted(report, code) {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 }
  const broken_files = report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed)).length
  const failed = report.numFailedTests + broken_files
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function isFailed(test) {
  return test.status === 'failed'
}

/** `12 passed, 0 failed, 3 skipped`: alone on its line, so that a program can read it. */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

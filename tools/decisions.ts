/**
 * `npm run decisions`: writes docs/decisions/README.md from the pages: number, title and status as they say themselves, the date of the
 * commit that added each. Where git has no full history, the stored dates stay.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = 'docs/decisions'
const PAGE = join(ROOT, FOLDER, 'README.md')
const HEAD = `# Decisions

One page each, replaced by later ones and never rewritten. \`npm run decisions\` writes this list.

| number | decision | date | status |
|---|---|---|---|
`

/** What the page should be now. */
export function decisionsPage(stored: string): string {
  const kept = new Map([...stored.matchAll(/\]\((\S+)\) \| ([\d-]+) \|/g)].map(([, name = '', date = '']) => [name, date]))
  const dates = new Map([...kept, ...datesOfGit()])
  const names = readdirSync(join(ROOT, FOLDER)).filter((name) => /^\d{3}-/.test(name))
  const today = new Date().toISOString().slice(0, 10)
  return (
    HEAD +
    names
      .sort()
      .map((name) => lineOf(name, dates.get(name) ?? today))
      .join('')
  )
}

function lineOf(name: string, date: string): string {
  const [, number, title, status] = /^# (\d{3}) (.+)\n\nStatus: (.+)\.\n/.exec(readFileSync(join(ROOT, FOLDER, name), 'utf8')) ?? []
  if (!status)
    throw new Error(
      `${name} must begin with "# number title", an empty line and "Status: ….": accepted, or replaced (in part) by a number.`,
    )
  return `| ${number} | [${title}](${name}) | ${date} | ${status.replace(/ \([^)]*\)/g, '')} |\n`
}

/** By file, followed through renames. Empty without a full history. */
function datesOfGit(): ReadonlyMap<string, string> {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  const dates = new Map<string, string>()
  try {
    if (git('rev-parse', '--is-shallow-repository') !== 'false') return dates
    let date = ''
    for (const line of git('log', '--reverse', '-M25%', '--diff-filter=AR', '--format=%as', '--name-status', '--', FOLDER).split('\n')) {
      const [, from, to = from] = line.split('\t').map((path) => basename(path))
      if (!from || !to) date = line || date
      else {
        // A page that was rewritten under another name keeps its number.
        const before = dates.has(from) ? from : [...dates.keys()].find((name) => name.slice(0, 3) === to.slice(0, 3))
        dates.set(to, dates.get(before ?? '') ?? date)
        if (before && before !== to) dates.delete(before)
      }
    }
  } catch {
    // No git, or no repository: an exported checkout.
  }
  return dates
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, decisionsPage(readFileSync(PAGE, 'utf8')))

/**
 * `npm run words`: lists in `src/web/texts/<language>/status.json` the translations whose English has changed since the file was last
 * committed. `npm run words -- es,fr plans.title dashboard …`: marks these (all, if none is named) as translated again. While one is
 * listed, the house tests name it.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage, type Language, languages } from '#contract/shared/language'
import { digest, type Messages, readMessages, readStatus, statusPath, writeStatus } from './messages.ts'

const [named = '', ...keys] = process.argv.slice(2)
const done = named === '' ? [] : named.split(',')
const others = languages.filter((language) => language !== 'en')
if (!done.every((one) => isLanguage(one) && one !== 'en')) throw new Error(`Name languages as ${others.join(',')}.`)

const english = await readMessages('en')
if (!english) throw new Error('There are no English messages.')
for (const language of others) {
  const outdated = (await outdatedIn(language, english)).filter((key) => !(done.includes(language) && isNamed(key)))
  writeStatus(language, { english: digest(english), outdated })
  process.stdout.write(`${language}: ${outdated.length} outdated${outdated.map((key) => `\n  ${key}`).join('')}\n`)
}

function isNamed(key: string): boolean {
  return keys.length === 0 || keys.some((name) => key === name || key.startsWith(`${name}.`))
}

/** Those listed already, and those whose English was another when the list was committed. */
async function outdatedIn(language: Language, now: Messages): Promise<string[]> {
  const { english: made_for, outdated } = readStatus(language)
  if (made_for === digest(now)) return [...outdated]
  const before = await messagesAt(git('log', '-1', '--format=%H', '--', statusPath(language)))
  const changed = [...now].filter(([key, text]) => before.has(key) && JSON.stringify(before.get(key)) !== JSON.stringify(text))
  return [...new Set([...outdated.filter((key) => now.has(key)), ...changed.map(([key]) => key)])].sort()
}

async function messagesAt(commit: string): Promise<Messages> {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(join('.cache', 'words-'))
  git('worktree', 'add', '--detach', '--force', folder, commit)
  try {
    return (await readMessages('en', folder)) ?? new Map()
  } finally {
    git('worktree', 'remove', '--force', folder)
    rmSync(folder, { recursive: true, force: true })
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

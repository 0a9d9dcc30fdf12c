/** The long texts are consistent: links resolve, anchors are unique, and published versions are never edited. */

import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Article } from '#content/article'
import { textIn } from '#content/languages'
import { marketPage } from '#content/market'
import { marketKeys } from '#content/market-key'
import { linksOf, plainText } from '#content/plain-text'
import { findPolicy, policyNames, policyVersions } from '#content/policy'
import { movedTo } from '#contract/shared/moved'
import { sitePaths } from '#contract/shared/paths'
import { entries, moveKinds } from '#server/ledger'
import { appPaths } from '#test/support/app-paths.ts'

const policies = policyNames.flatMap((name) =>
  policyVersions(name).flatMap((version) => {
    const policy = findPolicy(name, 'en', version)
    return policy ? [{ name, policy }] : []
  }),
)
const articles: readonly Article[] = [
  textIn('en', 'about'),
  textIn('en', 'fees'),
  ...marketKeys.map((key) => marketPage(key)),
  ...policies.map(({ policy }) => policy),
]
const questions = textIn('en', 'faqs').flatMap((group) => group.questions)

it('leads to pages that there are', () => {
  const known = new Set([...appPaths, ...sitePaths, '/api/docs', ...marketKeys.map((key) => `/market/${key}`)])
  const links = [
    ...articles.flatMap(({ sections }) => sections.flatMap(({ blocks }) => linksOf(blocks))),
    ...questions.flatMap((q) => linksOf(q.answer)),
  ]
  expect(links.length).toBeGreaterThan(30)
  // A policy keeps the links of its day, which lead on.
  const placeOf = (link: string) => (movedTo({ pathname: link }) ?? link).replace(/[?#].*/, '')
  expect(links.filter((link) => !known.has(placeOf(link)))).toEqual([])
})

it('tells its sections apart, and leaves none empty', () => {
  for (const { title, sections } of articles) {
    const ids = sections.map(({ id }) => id)
    expect([title, new Set(ids).size]).toEqual([title, ids.length])
    expect(sections.filter(({ blocks }) => blocks.length === 0)).toEqual([])
  }
  const anchors = [...textIn('en', 'faqs').map(({ id }) => id), ...questions.map(({ id }) => id)]
  expect(anchors.filter((id, at) => anchors.indexOf(id) !== at)).toEqual([])
})

it('answers at least twenty questions, and informs about seventeen markets', () => {
  expect(questions.length).toBeGreaterThanOrEqual(20)
  expect(marketKeys.length).toBe(17)
  for (const key of marketKeys) {
    const page = marketPage(key)
    expect(page.sections.map(({ id }) => id)).toEqual(['what', 'how', 'returns', 'costs', 'risks'])
    expect([key, plainText(page).split(/\s+/).length > 250]).toEqual([key, true])
  }
})

it('tells of the risk in two minutes, at 240 words a minute', () => {
  const policy = findPolicy('risk')
  expect(policy && plainText(policy).split(/\s+/).length).toBeLessThanOrEqual(480)
})

it('names every kind of entry on the fees page, and none of them brings the operator anything of a member’s', () => {
  expect(Object.keys(textIn('en', 'fees').moves).sort()).toEqual([...moveKinds].sort())
  const written = Object.values(entries).map((write) =>
    (write as (...given: unknown[]) => { kind: string; debit: string; credit: string })('u', 'main', 1n, 'ref'),
  )
  const outOfMembers = written
    .filter(({ debit }) => debit.startsWith('member:'))
    .map(({ kind, credit }) => [kind, credit.replace(/:.*/, '')])
  // Between a member's own accounts, or out to where deposits came from; and what the operator had given, back to its budget.
  expect(outOfMembers.filter(([, to]) => to !== 'member' && to !== 'custody')).toEqual([['adjustment.debit', 'adjustment']])
})

/** A version that people have accepted keeps its words. Another wording is another date, and a line more here. */
const PUBLISHED: Readonly<Record<string, string>> = {
  'terms 2026-11-27': '31f281c325910720',
  'terms 2026-11-22': 'ee1c67e017a35265',
  'terms 2026-11-21': '3f88f640816ef72e',
  'privacy 2026-11-27': 'b8b359f065320373',
  'privacy 2026-11-26': 'fd7affbe4073b2a9',
  'privacy 2026-11-22': '32f93719ecf9b538',
  'risk 2026-11-22': 'd7f9cd32dddcd9d7',
}

it('never edits what was published', () => {
  const marks = policies.map(({ name, policy }) => [
    `${name} ${policy.version}`,
    createHash('sha256').update(plainText(policy)).digest('hex').slice(0, 16),
  ])
  expect(Object.fromEntries(marks)).toEqual(PUBLISHED)
})

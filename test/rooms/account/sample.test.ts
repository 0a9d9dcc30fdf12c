/** The sample account's recording: each answer is one that its call can give today. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { account } from '#contract/member/account'
import { figures } from '#contract/member/figures'

const FILE = 'src/web/features/dashboard/sample/answers.json'
const answers = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, unknown>
const calls = Object.values({ ...account, ...figures })

function schemaOf(url: string): z.ZodMiniType {
  const path = url.split('?')[0] ?? ''
  const call = calls.find(
    ({ method, path: pattern }) => method === 'GET' && new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path),
  )
  expect(call, url).toBeDefined()
  return (call as { reply: z.ZodMiniType }).reply
}

it('has the overview, its history and each of its figures', () => {
  const paths = Object.keys(answers)
  expect(paths).toEqual(expect.arrayContaining(['/me/account', '/me/equity?range=entries', '/me/figures/main_balance?limit=4']))
})

it('has only answers that the contract of their calls allows', () => {
  for (const [url, answer] of Object.entries(answers)) {
    const wire = JSON.parse(JSON.stringify(answer))
    const parsed = z.safeParse(schemaOf(url), wire)
    expect([url, parsed.error?.issues ?? []]).toEqual([url, []])
  }
})

it('is about an invented person', () => {
  const text = readFileSync(FILE, 'utf8')
  for (const [address] of text.matchAll(/[\w.-]+@[\w.-]+/g)) expect(address).toMatch(/@demo\.invalid$/)
})

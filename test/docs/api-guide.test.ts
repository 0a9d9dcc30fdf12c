/** docs/api-guide.md is true: its examples run against a real server over HTTP, and the replies are those that the page shows. */
import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { api } from '#contract/routes'
import { refusals } from '#contract/shared/refusals'
import { startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { MAILBOX_KEY } from '#test/support/mailbox-path.ts'
import { asShown, readExamples, readValues, runExamples } from './examples.ts'

const GUIDE = 'docs/api-guide.md'
const text = readFileSync(GUIDE, 'utf8')
const examples = readExamples(GUIDE)

onStore((store) => {
  it('prints what the guide shows', async () => {
    expect(examples.length).toBeGreaterThan(7)
    const app = await startApp(store)
    const reactions = setInterval(() => void app.settled(), 50)
    onTestFinished(() => clearInterval(reactions))
    const printed = await runExamples(examples, { CLEARTERM_URL: app.url, MAILBOX_KEY })
    const came = examples.map(({ line, shown }, at) => ({ line, values: asShown(printed[at], shown) }))
    expect(came).toEqual(examples.map(({ line, shown }) => ({ line, values: shown })))
  })
})

it('names calls that exist', () => {
  const paths = Object.values(api).map(({ method, path }) => `${method} ${path}`)
  const named = [...text.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/\S+)`/g)].map(({ 1: method, 2: path }) => `${method} ${path}`)
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((one) => !paths.includes(one))).toEqual([])
})

it('lists error codes with the status that they have', () => {
  const rows = [...text.matchAll(/^\| ([\d, ]+) \| (\d{3}) \|/gm)]
  expect(rows.length).toBeGreaterThan(8)
  const known = new Set(Object.values(refusals).map(({ code, status }) => `${code} ${status}`))
  const listed = rows.flatMap(({ 1: codes = '', 2: status }) => codes.split(', ').map((code) => `${code} ${status}`))
  expect(listed.filter((one) => !known.has(one))).toEqual([])
})

it('would see a reply that differs', () => {
  expect(readValues('200 "a b" { "c": [1, "}"] }\nnull')).toEqual([200, 'a b', { c: [1, '}'] }, null])
  const shown = { id: '<id>', sum: '1.00', '…': '…' }
  expect(asShown({ id: '0123456789', sum: '1.00', more: 1 }, shown)).toEqual(shown)
  expect(asShown({ id: '', sum: '1.00' }, shown)).not.toEqual(shown)
  expect(asShown({ id: '0123456789', sum: '2.00' }, shown)).not.toEqual(shown)
  expect(asShown({ id: '0123456789', sum: '1.00', more: 1 }, { id: '<id>', sum: '1.00' })).not.toEqual({ id: '<id>', sum: '1.00' })
})

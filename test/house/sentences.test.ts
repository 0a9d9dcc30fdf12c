/** No sentence of the server's reaches a screen in English that stands in another language: each has a key, or its refusal's general sentence is said. */
import { expect, it } from 'vitest'
import { refusals } from '#contract/refusals'
import { cents } from '#kernel/money'
import { catalogue } from '../../src/server/plans/catalogue.ts'
import { featuresOf } from '../../src/server/plans/features.ts'
import { sentences } from '../../src/web/locales/en/single/sentences.ts'
import { readSentences, sentencesOf } from '../../tools/words/server-sentences.ts'

/** Screens have words of their own for these, or none: successes, figures, plans' taglines, health, PDFs, and what bots note of an order. */
const UNSEEN =
  /(routes|sign-in|held)\.ts$|\/(market|metrics|solvency|messages|documents\/pdf|account\/figures\/definition|plans\/catalogue|funding\/rails)\b|statement\/to-pdf|contract\/(ribbon|settings)|http\/proxy-watch|bots\/(fill-due|decide-due|bot-view)/

/** Rare, for programs, or put together of words: said in general, by the code. */
const GENERAL = [
  'This page is not there.',
  'This kind of change is not known here.',
  'This invitation is {}.',
  'This change {}.',
  'This is more than the ledger can hold.',
  'This {} {}.',
  '{} on hold until {}.',
  'This request took too long to arrive.',
  'This request could not be read.',
  'This is not JSON that can be accepted.',
  'This cursor is not one of ours.',
  'One file is accepted here.',
  '{} takes 1 to 255 printable characters.',
  'This account {}, so it cannot be {} this way.',
  '{} belongs to a member already.',
  'Send a list with one network in each entry.',
  'Send {}, each once and by itself.',
  '{} was credited into your account.',
  'This investment has {}.',
  'This bonus {}.',
  'An application that is {} cannot become {}.',
  'This account cannot be closed yet: {}.',
  'Send text.',
  'Enter a number.',
  'Send true or false.',
  'Send a list.',
  'Send an object.',
  'Send a time such as 2026-11-22T12:00:00Z.',
  'This field is required.',
  'Use this value: {}.',
  'Use one of: {}.',
  'Enter at least {}{}.',
  'Enter at most {}{}.',
  'Print it to a new PDF, or send a picture of it.',
  '{}: this is not a valid address of its network: {}.',
]

const said = [...Object.values(refusals).map(({ message }) => message), ...Object.values(sentences)]
const patterns = said.map((text) => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`, 's'))

it('has a key for every sentence that the server may say on a screen', () => {
  const isKnown = (text: string) => GENERAL.includes(text) || patterns.some((pattern) => pattern.test(text))
  const found = readSentences().filter(({ file }) => !UNSEEN.test(file))
  expect(found.length).toBeGreaterThan(200)
  expect(found.filter(({ text }) => !isKnown(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  const left_over = GENERAL.filter((text) => !found.some((one) => one.text === text))
  expect(left_over).toEqual([])
})

it('has a key for all that a plan says of itself', () => {
  const terms = { plan: 'x', version: 1, rate_bps: 1000, term_seconds: 604_800, min: cents(100n), max: cents(200n), referral_bps: 1100 }
  const all = [10_000, 5_000].map((exit_share_bps) => ({ ...terms, exit_share_bps, on_sale: true }))
  const said = catalogue.flatMap((plan) => [plan.description, ...[undefined, ...all].flatMap((one) => featuresOf(plan, one))])
  expect(said.filter((text) => !patterns.some((pattern) => pattern.test(text)))).toEqual([])
})

it('would see a sentence that is new', () => {
  const said = 'Only $' + '{n} are left.'
  const source = `refuse('invalid', { message: \`${said}\` }); assert(x, 'Not this one, ever.'); const route = { summary: 'Nor this one.' }`
  expect(sentencesOf('x.ts', source)).toEqual([{ file: 'x.ts', text: 'Only {} are left.' }])
})

/** No field of a call takes people's text past src/kernel/text.ts. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { api } from '../routes.ts'
import type { Route } from './define.ts'
import { listQuery, postal, requiredLine } from './fields.ts'

/** What takes any text: tokens, ids and names that are only compared, passwords, and code. */
const OPAQUE =
  /\.(?:token|pending|password\d?|new_password|confirm_password|current_password|device|quote|plan|bot|pair|symbol|network|coin|version|file|name|key|id|ids\[\]|wallet_id|object_id|action|program|transports\[\]|social_media\[\]\.\*)$/

type Field = { readonly path: string; readonly schema: z.core.$ZodType }

function stringsOf(schema: z.core.$ZodType, path: string): readonly Field[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return [{ path, schema }]
    case 'object':
      return Object.entries(def.shape).flatMap(([name, member]) => stringsOf(member, `${path}.${name}`))
    case 'optional':
    case 'nullable':
    case 'default':
      return stringsOf(def.innerType, path)
    case 'array':
      return stringsOf(def.element, `${path}[]`)
    case 'record':
      return stringsOf(def.valueType, `${path}.*`)
    case 'union':
      return def.options.flatMap((option) => stringsOf(option, path))
    default:
      return []
  }
}

const routes: readonly (readonly [string, Route])[] = Object.entries(api)

const sent = routes.flatMap(([name, route]) =>
  [route.params, route.query, route.body].flatMap((schema) => (schema ? stringsOf(schema, name) : [])),
)
const DECOMPOSED = 'e\u0301'

it('refuses a name of marks alone', () => {
  const read = (typed: string) => z.safeParse(requiredLine(9), typed).success
  expect(['\u0301', '\u2800', ' ', 'e\u0301', '李'].map(read)).toEqual([false, false, false, true, true])
})

it('reads figures of any script in each field of a person that has some', () => {
  const figured = sent.filter(({ path }) =>
    /\.(?:phone|phone_number|phone_country_code|dob|ssn|accountNumber|bicOrSwiftCode|nationalCode|code|referral_code)$/.test(path),
  )
  expect(figured.length).toBeGreaterThan(20)
  const past = figured.filter(({ schema }) => {
    const read = z.safeParse(schema, '\u200e＋١۲३')
    return read.success && read.data !== '+123'
  })
  expect(past.map(({ path }) => path)).toEqual([])
})

it('keeps a narration in the one line that lists show', () => {
  const narrations = sent.filter(({ path }) => /\.(?:narration|description)$/.test(path))
  const read = narrations.map(({ path, schema }) => [path, z.parse(schema as z.ZodMiniType, ' Rent\r\nfor \u202eMay\u2028\u0007now ')])
  expect(read.map(([, text]) => text)).toEqual(read.map(() => 'Rent for May now'))
  expect(read.length).toBe(3)
})

it('keeps the lines of a postal address, each as clean as a single one', () => {
  const typed = '1 Main\u0007 St\r\n\u000bFlat\u202e 2\r3rd\u2028Town\u2029\u0085'
  expect(z.parse(postal(300), typed)).toBe('1 Main St\nFlat 2\n3rd\nTown')
})

it('reads a count of the query in plain digits only', () => {
  const read = (limit: string) => z.safeParse(listQuery, { limit }).data?.limit ?? null
  expect(['1', '50', '200', '0', '201'].map(read)).toEqual([1, 50, 200, null, null])
  expect(['0x10', '1e1', ' 1', '1 ', '+1', '1.0', '01', '', '٣'].map(read)).toEqual(Array(9).fill(null))
  expect(z.parse(listQuery, {})).toEqual({ limit: 50 })
  const coerced = readdirSync('src/contract', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && readFileSync(`src/contract/${name}`, 'utf8').includes('z.coerce'),
  )
  expect(coerced).toEqual([])
})

it('composes each text, or refuses it', () => {
  expect(sent.length).toBeGreaterThan(150)
  const past = sent.filter(({ schema }) => {
    const read = z.safeParse(schema, DECOMPOSED)
    return read.success && read.data !== DECOMPOSED.normalize('NFC')
  })
  expect(past.map(({ path }) => path).filter((path) => !OPAQUE.test(path))).toEqual([])
})

it('says of each price and quantity in a reply that it is a figure, so that a spreadsheet calculates with it', () => {
  const figures = routes
    .flatMap(([name, { reply }]) => (reply && '_zod' in reply ? stringsOf(reply, name) : []))
    .filter(({ path }) => /[._](?:price|quantity|impact|half_spread)$/.test(path))
  expect(figures.length).toBeGreaterThan(8)
  const bare = figures.filter(({ schema }) => z.safeParse(schema, 'text').success || !z.safeParse(schema, '64250.12').success)
  expect(bare.map(({ path }) => path)).toEqual([])
})

it('shows each email as people read it', () => {
  const shown = routes.flatMap(([name, { reply }]) => (reply && '_zod' in reply ? emailsOf(reply, name) : []))
  expect(shown.length).toBeGreaterThan(15)
  expect(shown.filter(({ schema }) => (schema as z.core.$ZodTypes)._zod.def.type === 'string').map(({ path }) => path)).toEqual([])
})

function emailsOf(schema: z.core.$ZodType, path: string): readonly Field[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if ('innerType' in def) return emailsOf(def.innerType as z.core.$ZodType, path)
  if (/email$/.test(path) && !path.endsWith('.support_email')) return [{ path, schema }]
  if (def.type === 'object') return Object.entries(def.shape).flatMap(([name, member]) => emailsOf(member, `${path}.${name}`))
  if (def.type === 'array') return emailsOf(def.element, path)
  return def.type === 'union' ? def.options.flatMap((option) => emailsOf(option, path)) : []
}

/** The operator's own dates. */
it('names of each instant of a reply the clock that it is of', () => {
  const files = readdirSync('src/contract', { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const bare = files.filter((name) => /[:(]\s*instant\b/.test(readFileSync(`src/contract/${name}`, 'utf8')))
  expect([files.length > 40, bare]).toEqual([true, []])
})

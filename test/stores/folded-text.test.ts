/**
 * SQL `text_fold` folds as `fold` of src/kernel/text.ts, letter by letter, on both stores and in a database of locale C, and a label of a
 * domain is shown as Node shows it.
 */
import { domainToASCII, domainToUnicode } from 'node:url'
import { expect, inject, it } from 'vitest'
import { fold } from '#kernel/text'
import { migrate, openDatabase, type Query } from '#server/store'
import { eachStore } from '#test/support/database.ts'
import { onServer, urlOf } from '#test/support/on-server.ts'

/**
 * Up to Unicode 14, which PostgreSQL 15 knows: the letters of living scripts, signs, and the whole of what is combined or in another width.
 */
const BLOCKS = [
  [0x20, 0x58f],
  [0x591, 0x6ff],
  [0x900, 0x97f],
  [0xe00, 0xe5b],
  [0x10a0, 0x11ff],
  [0x1c90, 0x1cbf],
  [0x1d00, 0x218f],
  [0x2460, 0x24ff],
  [0x2c60, 0x2c7f],
  [0x3000, 0x33ff],
  [0x2e17, 0x2e5d],
  [0xa640, 0xa69f],
  [0xa720, 0xa7ca],
  [0xab30, 0xab6b],
  [0xac00, 0xac1c],
  [0xf900, 0xfaff],
  [0xfb00, 0xffef],
  [0x10400, 0x1044f],
  [0x1d400, 0x1d7ff],
  [0xe0000, 0xe01ef],
] as const
/** The zero of each script's digits, and dashes outside of those blocks. */
const ZEROS = [
  0x7c0, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xed0, 0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0,
  0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0x104a0, 0x10d30, 0x11066,
  0x110f0, 0x11136, 0x111d0, 0x112f0, 0x11450, 0x114d0, 0x11650, 0x116c0, 0x11730, 0x118e0, 0x11950, 0x11c50, 0x11d50, 0x11da0, 0x16a60,
  0x16ac0, 0x16b50, 0x1e140, 0x1e2f0, 0x1e950,
]
const DASHES = [0x1400, 0x1806, 0x2212, 0x10ead]
const RANGES = [
  ...BLOCKS,
  ...ZEROS.map((zero) => [zero, zero + 9] as const),
  ...DASHES.map((dash) => [dash, dash] as const),
  [0x1f00, 0x1fff],
] as const
const letters = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
const NAMES = [
  'Jürgen Müller',
  'José DÍAZ',
  'Öztürk',
  'Νίκος',
  'İsmail',
  'Weiß',
  'Ǻ\u0323ngström',
  '한글 がぎ हिन्दी',
  'Sean O´Hara',
  'O`Hara',
  'Anne–Marie １２٣',
  '',
]

async function differences(query: Query): Promise<readonly string[]> {
  const texts = [...letters, ...letters.map((letter) => `A${letter}\u0301z`), ...NAMES]
  const rows = await query<{ text: string; folded: string }>(
    'SELECT t AS text, text_fold(t) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS u (t, n) ORDER BY n',
    [texts],
  )
  return rows.filter(({ text, folded }) => folded !== fold(text)).map(({ text, folded }) => `${text} ${folded} ${fold(text)}`)
}

eachStore((store) => {
  it('shows a label of a domain as Node does, and leaves what is none as it is', async () => {
    const { query } = await store.open()
    const labels = [
      ...letters.map((letter) => `a${letter}${letter}z`),
      'münchen',
      '例え',
      'пример',
      'مثال',
      'ไทย',
      '한국',
      'ß'.repeat(40),
      '💶-1',
    ]
    const coded = [...new Set(labels.map((label) => domainToASCII(label)).filter((label) => label.startsWith('xn--')))]
    expect(coded.length).toBeGreaterThan(2_000)
    const asked = [...coded, 'plain', 'xn--', 'xn---', 'xn--99999999', 'xn--Ä', `xn--${'z'.repeat(59)}`, `xn--${'9'.repeat(59)}`]
    const rows = await query<{ label: string; shown: string }>(
      'SELECT t AS label, domain_label_shown(t) AS shown FROM unnest($1::text[]) WITH ORDINALITY AS u (t, n) ORDER BY n',
      [asked],
    )
    expect(rows.slice(0, coded.length).filter(({ label, shown }) => shown !== domainToUnicode(label))).toEqual([])
    expect(rows.slice(coded.length)).toEqual(asked.slice(coded.length).map((label) => ({ label, shown: label })))
  })

  it('folds as the program does', async () => {
    const { query } = await store.open()
    expect(await differences(query)).toEqual([])
  })
})

it('folds the same in a database of locale C', async ({ skip, onTestFinished }) => {
  const response = await fetch(`${inject('support_url')}/postgresql`)
  const offer = (await response.json()) as { readonly url: string; readonly prefix: string; readonly unavailable?: string }
  if (offer.unavailable !== undefined) skip(offer.unavailable)
  const name = `${offer.prefix}_locale_c`
  await onServer(offer.url, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'`)
  onTestFinished(async () => void (await onServer(offer.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)))
  const database = await openDatabase({ database_url: urlOf(offer.url, name), data_dir: '' })
  if ('refused' in database) throw new Error(database.detail)
  onTestFinished(() => database.close())
  await migrate(database)
  expect(await differences(database.query)).toEqual([])
})

/**
 * What a member or an administrator wrote, in a printed statement and in a CSV: text on the page, and nothing that a reader of files takes
 * for more.
 */
import { inflateSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { languages } from '#contract/shared/language'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import { readCsvRows } from '#test/support/csv.ts'
import { onStore } from '#test/support/database.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { someOf } from '#test/support/whole.ts'

const NAME = ') Tj ET Q /JavaScript (app.alert(1)) 1 0 obj <</S/JavaScript/JS(x)>> endobj %%EOF'
/** Ends strings, objects, streams and the file; turns the order of reading; is wider than a page, and in no typeface. */
const NARRATION = `zqreason ) ( \\) \\\\ ((( >> endstream endobj trailer <</Root 9 0 R>> startxref 0 %%EOF /OpenAction /Launch
\t\u2028\u2066\u202bzq\u200e \ud83d\udc80\u0600 \u0627\u0644 ${'W'.repeat(150)}`
const CELL = `=cmd|'/c calc'!A0`
/** PDF names that make a document act or send a request. */
const ACTIVE = /\/(JavaScript|JS|OpenAction|AA|Launch|EmbeddedFiles?|URI|SubmitForm|GoToR|RichMedia|XFA|AcroForm)\b/

onStore((store) => {
  let app: TestApp
  let member: Client
  let month = ''
  beforeAll(async () => {
    app = await startApp(store)
    member = await app.member({ funded: '50' })
    const administrator = await app.administrator()
    const named = await member.call('PATCH', '/me/update-profile', { first_name: NAME, last_name: CELL })
    expect(named.status).toBe(200)
    for (const narration of [NARRATION, CELL, '@SUM(1)', '-2+3']) {
      const body = { user: member.user_id, account_type: 'main', amount: '10', transaction_type: 'credit', narration }
      expect((await administrator.call('POST', '/admin/transaction', body)).status).toBe(201)
    }
    month = app.clock.now().toISOString().slice(0, 7)
  })

  const print = async (query = '') => {
    const headers = { authorization: `Bearer ${member.token}` }
    const response = await fetch(`${app.url}/api/v1/me/statement?month=${month}${query}`, { headers })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    return Buffer.from(await response.arrayBuffer())
  }

  it.each(
    someOf(['en', 'ar', ...languages.filter((one) => one !== 'en' && one !== 'ar')] as const, 2),
  )('a statement in %s holds hostile text as text: no action, no object of its own, one end of the file', async (language) => {
    const bytes = await print(`&language=${language}`)
    const [file, ...streams] = partsOf(bytes)
    expect(file?.match(/%%EOF/g)).toHaveLength(1)
    expect(bytes.subarray(-8).toString('latin1')).toContain('%%EOF')
    for (const part of [file ?? '', ...streams]) expect(ACTIVE.exec(withoutStrings(part))).toBeNull()
    const { text } = await readPdf(new Uint8Array(bytes))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    expect(text.replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/)
    expect(text).toContain('JavaScript')
    expect(text).toContain('zqreason')
  })

  it('sec/C8 a cell never begins a formula', async () => {
    const answer = await member.call('GET', `/me/statement?month=${month}`, undefined, { accept: 'text/csv' })
    const cells = readCsvRows(answer.text).flatMap((row) => Object.values(row))
    expect(cells.some((cell) => cell.includes('cmd|'))).toBe(true)
    // An amount may begin with its sign: it is a number and nothing else.
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+\.\d\d$/.test(cell))).toEqual([])
  })
})

/** The file without its streams, then each stream, inflated where it is compressed. */
function partsOf(bytes: Buffer): string[] {
  const text = bytes.toString('latin1')
  const streams: string[] = []
  const file = text.replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (_all, content: string) => {
    streams.push(inflated(Buffer.from(content, 'latin1')))
    return ''
  })
  return [file, ...streams]
}

function inflated(content: Buffer): string {
  try {
    return inflateSync(content).toString('latin1')
  } catch {
    return content.toString('latin1')
  }
}

/** ISO 32000-1, 7.3.4: a string is in parentheses (nested ones and escapes included) or in angle brackets. */
function withoutStrings(text: string): string {
  let depth = 0
  let kept = ''
  for (let at = 0; at < text.length; at += 1) {
    const one = text.charAt(at)
    if (one === '\\' && depth > 0) at += 1
    else if (one === '(') depth += 1
    else if (one === ')' && depth > 0) depth -= 1
    else if (depth === 0) kept += one
  }
  return kept.replace(/<[0-9A-Fa-f\s]*>/g, '')
}

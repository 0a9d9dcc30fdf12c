/** A page calls the API only through modules that name its member (shared/call/page-headers.ts), and links to no file of a member. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '../../src/web')
const SENDS = /\bfetch\(|new XMLHttpRequest|new EventSource|sendBeacon\(|new WebSocket|fileUrl\(/
/** Why a module sends without a member. */
const UNNAMED: Readonly<Record<string, string>> = {
  'kit/feedback/server-answers.ts': 'asks whether the server answers',
  'unreached/page.ts': 'asks whether the server answers',
  'unreached/worker.ts': 'passes page loads on',
  'shared/call/take-over.ts': 'asks who is signed in',
  'shared/call/upload.ts': 'gets its headers from call.ts',
  'features/dashboard/sample/sample-transport.ts': 'sends no cookie',
  'entities/verification/check.worker.ts': 'reads the public proof',
}
const PRIVATE_LINK = /href=\{?[`'"{]*(?:fileUrl|\/api\/v1\/(?:me|private|admin|auth)\b)/

function sources(): readonly (readonly [string, string])[] {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  return files.map((file) => [file, readFileSync(join(WEB, file), 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '')] as const)
}

const faultOf = (text: string) => SENDS.test(text) && !/\bpageHeaders\(\)/.test(text)

it('names the page’s member in each call', () => {
  const unnamed = sources().filter(([, text]) => faultOf(text))
  expect(unnamed.map(([file]) => file).sort()).toEqual(Object.keys(UNNAMED).sort())
})

it('links to no file that needs a session', () => {
  expect(sources().filter(([, text]) => PRIVATE_LINK.test(text))).toEqual([])
})

it('sees what is planted', () => {
  expect(faultOf(`const it = await fetch('/api/v1/me')`)).toBe(true)
  expect(faultOf(`await fetch(url, { headers: pageHeaders() })`)).toBe(false)
  for (const link of ["href={fileUrl('exportMe')}", 'href="/api/v1/me/export"', 'href={`/api/v1/private/user/statement`}'])
    expect([link, PRIVATE_LINK.test(link)]).toEqual([link, true])
})

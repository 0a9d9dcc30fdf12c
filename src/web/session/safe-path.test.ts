import { expect, it } from 'vitest'
import { safePath } from './safe-path.ts'

const outside = [
  '//evil.example',
  '///evil.example',
  '////evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  'https://evil.example',
  'http:evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:a@b.c',
  'evil.example',
  './dashboard',
  '../dashboard',
  '?next=/x',
  '#x',
  '',
  ' ',
  '/ /evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r//evil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:https://evil.example',
  '/x%00',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/a\\b',
]

it.each(outside)('sec/A14 does not follow %j', (wanted) => {
  expect(safePath(wanted, '/dashboard')).toBe('/dashboard')
})

it.each(['/', '/plans/gold', '/transactions?status=pending', '/admin/a@b.test/Ada/1'])('follows %s', (wanted) => {
  expect(safePath(wanted, '/dashboard')).toBe(wanted)
})

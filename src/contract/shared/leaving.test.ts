import { expect, it } from 'vitest'
import { externalUrl, leavingPath, splitLinks } from './leaving.ts'

it('sec/C7 cuts a text at its links and loses nothing of it', () => {
  const text = 'See (https://one.example/a?b=1), or HTTP://two.example. Not javascript:alert(1) nor www.three.example!'
  const pieces = splitLinks(text)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.flatMap(({ to }) => (to === null ? [] : [to]))).toEqual(['https://one.example/a?b=1', 'http://two.example/'])
  expect(splitLinks('')).toEqual([])
})

it('sec/C7 names the host that is asked, not the one that is pretended', () => {
  expect(externalUrl('https://clearterm.example@evil.example/x')).toBe('https://evil.example/x')
  expect(externalUrl('https://clеarterm.example/')).toBe('https://xn--clarterm-d8g.example/')
  for (const none of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/dashboard',
    'https://',
    `https://x.example/${'a'.repeat(2_000)}`,
  ])
    expect([none, externalUrl(none)]).toEqual([none, null])
})

it('sec/C7 leads to our own page, whatever stands in the address', () => {
  expect(leavingPath('https://x.example/?a=1&to=//y#z')).toBe('/leaving?to=https%3A%2F%2Fx.example%2F%3Fa%3D1%26to%3D%2F%2Fy%23z')
})

import { expect, it } from 'vitest'
import { fillPage } from './page-text.ts'

it('writes the address and the figures in, and a dash where a figure is not known', () => {
  const html = '<link href="%origin%/about"><p title="%live:users%">%live:users% of %live:nobody%</p>'
  expect(fillPage(html, 'https://clearterm.test', { users: '14' })).toBe(
    '<link href="https://clearterm.test/about"><p title="14">14 of –</p>',
  )
})

it('writes text and never markup, whatever an operator configured', () => {
  const live = { company: `<script>alert(1)</script>" onload='x' & $& $1` }
  expect(fillPage('<p title="%live:company%">', 'x', live)).toBe(
    '<p title="&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&#39;x&#39; &amp; $&amp; $1">',
  )
})

it('knows no figure that an object has by birth', () => {
  expect(fillPage('%live:constructor%%live:__proto__%', 'x', {})).toBe('––')
})

it('does not read what it wrote', () => {
  expect(fillPage('%live:a%', 'x', { a: '%live:b%', b: 'no' })).toBe('%live:b%')
})

it('has a part only while its figure reads so, and one within another only while both do', () => {
  const html =
    'a<live-when name="sale" is="on">b<live-when name="exit" is="all">c %live:left%</live-when>d</live-when><live-when name="sale" is="full">e</live-when>f'
  expect(fillPage(html, 'x', { sale: 'on', exit: 'all', left: '9' })).toBe('abc 9df')
  expect(fillPage(html, 'x', { sale: 'on', exit: 'share' })).toBe('abdf')
  expect(fillPage(html, 'x', { sale: 'full', exit: 'all' })).toBe('aef')
  expect(fillPage(html, 'x', {})).toBe('af')
})

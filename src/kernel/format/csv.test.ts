import { expect, test } from 'vitest'
import { cellOfJson, csvLine } from './csv.ts'

test('sec/C8 every cell is in quotes, and a quote in it is doubled', () => {
  expect(csvLine(['x,y', 'say "hi"', 'x;y', 'plain', ''])).toBe('"x,y","say ""hi""","x;y","plain",""\r\n')
  expect(csvLine(['two\nlines', 'two\r\nlines', 'a\tb'])).toBe('"two\nlines","two\r\nlines","a\tb"\r\n')
})

test('null and what is absent are empty cells; lists and objects are JSON', () => {
  expect(csvLine([null, undefined, true, 5, [{ x: 1 }]])).toBe('"","","true","5","[{""x"":1}]"\r\n')
})

test.each([
  null,
  true,
  5,
  '',
  'plain',
  'say "hi"\n',
  'back\\slash',
  '=1+1',
  '-2.50',
  [{ x: 'a"b' }],
])('a cell of JSON is the cell of %j', (value) => {
  expect(`${cellOfJson(JSON.stringify(value))}\r\n`).toBe(csvLine([value]))
})

test.each([
  '=1+1',
  '+cmd',
  '-2+3',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  '＝1',
  '+44 20 7946 0000',
  '=HYPERLINK("https://evil.example")',
])('a spreadsheet does not run %j', (text) => {
  expect(csvLine([text])).toMatch(/^"'/)
})

test.each(['-150.00', '+1', '0.00', '-1', '-1e-7'])('the number %s stays a number', (text) => {
  expect(csvLine([text])).toBe(`"${text}"\r\n`)
})

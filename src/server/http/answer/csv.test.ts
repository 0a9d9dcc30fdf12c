import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('rows end with CRLF, and a cell with a quote, a comma or a line break is quoted', () => {
  expect(
    toCsv(
      ['a', 'b'],
      [
        { a: 'x,y', b: 'say "hi"' },
        { a: 'two\nlines', b: 'two\r\nlines' },
      ],
    ),
  ).toBe('a,b\r\n"x,y","say ""hi"""\r\n"two\nlines","two\r\nlines"\r\n')
})

test('no rows are a header line', () => {
  expect(toCsv(['_id', 'amount'], [])).toBe('_id,amount\r\n')
})

test('nothing stands for null and what is absent; lists and objects are JSON', () => {
  expect(toCsv(['a', 'b', 'c', 'd', 'e'], [{ a: null, c: true, d: 5, e: [{ x: 1 }] }])).toBe('a,b,c,d,e\r\n,,true,5,"[{""x"":1}]"\r\n')
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
  const [, line = ''] = toCsv(['a'], [{ a: text }]).split(/(?<=^a\r\n)/)
  expect(line.replace(/^"/, '')).toMatch(/^'/)
})

test.each(['-150.00', '+1', '0.00', '-1'])('the number %s stays a number', (text) => {
  expect(toCsv(['a'], [{ a: text }])).toBe(`a\r\n${text}\r\n`)
})

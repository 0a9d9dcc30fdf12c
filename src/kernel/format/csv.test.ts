import { expect, test } from 'vitest'
import { cellOfJson, csvFormOf, csvLine, csvStart, decimalSignOf, readCsv, readNumber } from './csv.ts'

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

/** null: for programs. */
const forms = [null, 'en', 'de', 'es', 'fr', 'ar'] as const
const LOOKS_LIKE = [
  '10-',
  '1-2',
  '=1+1',
  '+49 170 1234567',
  '12345678901234567890',
  '007',
  '1/2',
  '3 Dec',
  '1. März',
  'TRUE',
  'wahr',
  '1e5',
]
const MORE = [
  '5 EUR',
  '#N/A',
  'Mon, 5 Dec 2025',
  '5 de dic 2025',
  '50%',
  '$5',
  '12:30',
  '9 PM',
  '2026-11-22',
  '٣',
  '-',
  "'10-",
  "'=1",
  "''",
  "'tis",
]
const PLAIN = ['', 'José "X" Müller', 'a;b,c', 'two\nlines', '2026-11-22T10:30:00.000Z', '3f2a', 'Starter, 7 days', '#tag', 'Gold 5', ' x ']

test('the spreadsheet form has the signs of its language, and begins with a byte order mark', () => {
  const line = (form: (typeof forms)[number]) => csvLine(['a', 1.5, '1250.00'], csvFormOf(form), ['text', 'figure', 'figure'])
  expect(forms.map(line)).toEqual([
    '"a","1.5","1250.00"\r\n',
    '"a","1.5","1250.00"\r\n',
    ...['de', 'es', 'fr'].map(() => '"a";"1,5";"1250,00"\r\n'),
    '"a";"1.5";"1250.00"\r\n',
  ])
  expect(forms.map((form) => csvStart(csvFormOf(form)))).toEqual(['', ...Array(5).fill('\ufeff')])
})

test.each([...LOOKS_LIKE, ...MORE.slice(0, -2)])('in a spreadsheet %j stays text', (text) => {
  for (const form of forms.slice(1)) expect([form, csvLine([text], csvFormOf(form))]).toEqual([form, `"'${text}"\r\n`])
})

test.each(PLAIN)('in a spreadsheet %j is as it is', (text) => {
  expect(csvLine([text], csvFormOf('de'))).toBe(`"${text.replaceAll('"', '""')}"\r\n`)
})

test('a figure or a day is no text, and a number has no three places', () => {
  expect(csvLine(['-5.00', '2026-11-22'], csvFormOf('de'), ['figure', 'day'])).toBe('"-5,00";"2026-11-22"\r\n')
  expect(csvLine(['1.234', '64250.125'], csvFormOf('de'), ['figure', 'figure'])).toBe('"1,2340";"64250,125"\r\n')
  for (const form of forms)
    expect(csvLine([1.234, 1234.567, 0.125], csvFormOf(form)).replaceAll(',', '.')).toMatch(/1\.2340.*1234\.567.*0\.125/)
})

test('either form in any language is read back equal', () => {
  const texts = [...LOOKS_LIKE, ...MORE, ...PLAIN]
  const numbers = [0, -1.5, 1000, 1.234, 45.001, 1e-7, 1.5e21, 1234.567]
  const rows = texts.map((text, n) => [text, numbers[n % numbers.length] ?? 0, 'end'] as const)
  for (const form of forms) {
    const written = csvStart(csvFormOf(form)) + [['text', 'number', 'end'], ...rows].map((row) => csvLine(row, csvFormOf(form))).join('')
    const read = readCsv(written)
    if ('reason' in read) throw new Error(read.reason)
    const [, ...cells] = read.map((row) => row.cells)
    const sign = decimalSignOf(cells.map((row) => row[1] ?? ''))
    expect([form, cells.map(([text, number = '', end]) => [text, readNumber(number, sign), end])]).toEqual([form, rows])
  }
})

test('the reader says at which line, and takes any line end', () => {
  expect(readCsv('\ufeffa;b\r1;"x\r\ny"\n"2";""\n\n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', 'x\r\ny'] },
    { line: 4, cells: ['2', ''] },
  ])
  expect(readCsv('a,b\n1,"x\n')).toEqual({ line: 2, reason: 'quote' })
  expect(readCsv('a,b\n1,5"\n')).toEqual({ line: 2, reason: 'quote' })
  expect(readCsv('a;b,c\n')).toEqual({ line: 1, reason: 'separator' })
  expect(readCsv('\n \n')).toEqual([])
})

test('a number that could mean two things is not guessed', () => {
  expect(['1.000', '45.000', '1,000'].map((cell) => readNumber(cell, decimalSignOf(['1.000', '45.000'])))).toEqual(
    Array(3).fill('two_ways'),
  )
  expect(['1.000', '45.001'].map((cell) => readNumber(cell, decimalSignOf(['1.000', '0.5'])))).toEqual([1, 45.001])
  expect(readNumber('1,000', '.')).toBe('two_ways')
  for (const cell of ['1.234,5', '1 000', '0x10', '', 'x', '1.5.5']) expect([cell, readNumber(cell, '.')]).toEqual([cell, null])
})

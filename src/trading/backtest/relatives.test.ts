import { describe, expect, it } from 'vitest'
import { readPriceTable } from './relatives.ts'

describe('a table of prices', () => {
  it('gives row over row, and the first row over one', () => {
    expect(readPriceTable('A,B\n2,0.5\n4,0.25\n')).toEqual({ assets: ['A', 'B'], relatives: [[2, 0.5], [2, 0.5]] }) // biome-ignore format: a table
  })

  it('takes what spreadsheets write: a byte order mark, CRLF, exponents, spaces, no newline at the end', () => {
    expect(readPriceTable('\uFEFFA,B\r\n 1e2 ,+.5\r\n5.E1,1.0')).toEqual({ assets: ['A', 'B'], relatives: [[100, 0.5], [0.5, 2]] }) // biome-ignore format: a table
  })

  it('takes quoted cells, and semicolons with decimal commas', () => {
    expect(readPriceTable('"A";"B"\n"2";"0,5"\n4;0,25\n')).toEqual(readPriceTable('A,B\n2,0.5\n4,0.25\n'))
  })

  it('takes any names, numbers and unprintable ones too', () => {
    expect(readPriceTable('0,\u0085,[\n1,1,1')).toMatchObject({ assets: ['0', '\u0085', '['] })
  })

  it.each([
    ['an empty file', '', 'The file is empty.'],
    ['nothing but newlines', '\n\n', 'The file is empty.'],
    ['a header alone', 'A,B\n', 'The file has names of assets and no row of prices.'],
    ['prices where names belong', '1.0,2.5\n1.1,2.4\n', 'The first row holds prices; it has to hold the names of the assets.'],
    ['a missing cell', 'A,B\n1,2\n1,\n', 'Line 3, asset 2 ("B"): the price is missing.'],
    ['a row that is short', 'A,B\n1,2\n1\n', 'Line 3 has 1 cells, the header has 2.'],
    ['a row that is long', 'A,B\n1,2,3\n', 'Line 2 has 3 cells, the header has 2.'],
    ['an empty line between', 'A,B\n1,2\n\n1,2\n', 'Line 3 has 1 cells, the header has 2.'],
    ['zero', 'A\n1\n0.000\n', 'Line 3, asset 1 ("A"): 0.000 is zero; prices are above zero and finite.'],
    ['what rounds to zero', 'A\n1e-400\n', 'Line 2, asset 1 ("A"): 1e-400 is zero; prices are above zero and finite.'],
    ['a negative price', 'A\n-1\n', 'Line 2, asset 1 ("A"): -1 is negative; prices are above zero.'],
    ['not a number', 'A\nNaN\n', 'Line 2, asset 1 ("A"): "NaN" is no price.'],
    ['infinity', 'A\nInfinity\n', 'Line 2, asset 1 ("A"): "Infinity" is no price.'],
    ['hexadecimal', 'A\n0x10\n', 'Line 2, asset 1 ("A"): "0x10" is no price.'],
    [
      'what could be a thousand',
      'A,B\n1.000,45.000\n',
      'Line 2, asset 1 ("A"): 1.000 could mean thousands or decimals. Write all places, or no separator.',
    ],
    ['a quote left open', 'A,B\n1,"2\n', 'Line 2: a quotation mark is not closed, or is inside a cell.'],
    ['a date', 'A\n2024-01-01\n', 'Line 2, asset 1 ("A"): "2024-01-01" is no price.'],
    ['too large', 'A\n1e999\n', 'Line 2, asset 1 ("A"): 1e999 is too large; prices are above zero and finite.'],
    ['a change that overflows', 'A\n1e-300\n1e300\n', 'Line 3, asset 1: from 1e-300 to 1e+300 is a change that no number holds.'],
  ])('refuses %s', (_, text, sentence) => {
    expect(readPriceTable(text)).toBe(sentence)
  })
})

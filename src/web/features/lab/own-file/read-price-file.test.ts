import { describe, expect, it } from 'vitest'
import { csvFormOf } from '#kernel/format/csv'
import { equityCsv } from '../csv/tables.ts'
import type { LabReply } from '../lab-messages.ts'
import { FILE_BOUNDS, type FileFault, readPriceFile } from './read-price-file.ts'

const good = ['date,BTC,ETH', '2026-01-01,100,10', '2026-01-02,101.5,9.75', '2026-01-03,99,1e1', '2026-01-04,102,11']

function faultsOf(...lines: string[]): readonly FileFault[] {
  const read = readPriceFile(lines.join('\n'))
  return 'faults' in read ? read.faults : []
}
const change = (line: number, text: string) => good.map((row, n) => (n === line - 1 ? text : row))

describe('a price file', () => {
  it('is read with its dates, whatever ends its lines', () => {
    const wanted = {
      assets: ['BTC', 'ETH'],
      at: [1, 2, 3, 4].map((day) => `2026-01-0${day}T00:00:00.000Z`),
      closes: [[100, 10], [101.5, 9.75], [99, 10], [102, 11]], // biome-ignore format: a table
    }
    for (const end of ['\n', '\r\n', '\r']) expect(readPriceFile(`\uFEFF${good.join(end)}${end}${end}`)).toEqual(wanted)
    expect(readPriceFile(good.join('\n').replace('2026-01-02', '2026-01-02 06:30'))).toMatchObject({
      at: expect.arrayContaining(['2026-01-02T06:30:00.000Z']),
    })
  })

  it('names the line of each fault, at most five', () => {
    expect(faultsOf(...change(3, '2026-01-02,101'))).toEqual([{ code: 'cells', line: 3, found: 2, wanted: 3 }])
    expect(faultsOf(...change(3, '2026-01-02,,9'))).toEqual([{ code: 'price_missing', line: 3, asset: 'BTC' }])
    expect(faultsOf(...change(3, '02.01.2026,1,9'))).toEqual([{ code: 'date', line: 3, value: '02.01.2026' }])
    expect(faultsOf(...change(3, '2026-02-30,1,9'))).toEqual([{ code: 'date', line: 3, value: '2026-02-30' }])
    expect(faultsOf(...change(4, '2026-01-02,1,9'))).toEqual([{ code: 'date_order', line: 4, value: '2026-01-02' }])
    const prices = ['0', '-1', 'abc', '0x10', 'Infinity', '1e300', '1e-300', '=1+1']
    for (const value of prices)
      expect(faultsOf(...change(2, `2026-01-01,${value},9`))).toEqual([{ code: 'price', line: 2, asset: 'BTC', value }])
    expect(faultsOf(good[0] as string, ...Array.from({ length: 9 }, () => 'x'))).toHaveLength(5)
  })

  it('needs names that a spreadsheet does not run, and dates', () => {
    expect(faultsOf(...change(1, 'BTC,ETH,SOL'))).toEqual([{ code: 'head_date', line: 1 }])
    expect(faultsOf(...change(1, 'date,BTC'))).toEqual([{ code: 'few_assets', line: 1 }])
    expect(faultsOf(...change(1, 'date,BTC,=cmd()'))).toEqual([{ code: 'name', line: 1, value: '=cmd()' }])
    expect(faultsOf(...change(1, 'date,BTC,BTC'))).toEqual([{ code: 'name_twice', line: 1, value: 'BTC' }])
  })

  it('takes quoted cells and the form of a spreadsheet, and reads back equal what the lab writes in either form', () => {
    const quoted = good.map((row) => row.replace(/[^,]+/g, '"$&"'))
    expect(readPriceFile(quoted.join('\r\n'))).toEqual(readPriceFile(good.join('\n')))
    const german = good.map((row) => row.replaceAll(',', ';').replaceAll('.', ','))
    expect(readPriceFile(german.join('\n'))).toEqual(readPriceFile(good.join('\n')))
    const at = [1, 2, 3, 4].map((day) => `2026-01-0${day}T00:00:00.000Z`)
    const curve = [1, 1.001, 1.234, 45.678]
    const reply = { net: curve, gross: curve, hold: curve, crp: curve } as unknown as LabReply
    const wanted = { assets: ['net', 'gross', 'hold', 'crp'], at, closes: curve.map((value) => [value, value, value, value]) }
    for (const form of [null, 'en', 'de', 'es', 'fr', 'ar'])
      expect([form, readPriceFile(equityCsv(at, reply, csvFormOf(form)))]).toEqual([form, wanted])
  })

  it('refuses by line what could mean two things, or is no CSV', () => {
    const two_ways = good.map((row, n) => (n === 0 ? row : `2026-01-0${n},1.000,45.000`))
    expect(faultsOf(...two_ways).slice(0, 2)).toEqual([
      { code: 'price_two_ways', line: 2, asset: 'BTC', value: '1.000' },
      { code: 'price_two_ways', line: 2, asset: 'ETH', value: '45.000' },
    ])
    expect(faultsOf(...change(3, '2026-01-02,"1,9'))).toEqual([{ code: 'quote', line: 3 }])
    expect(faultsOf(...change(1, 'date;BTC,ETH'))).toEqual([{ code: 'separator', line: 1 }])
    expect(faultsOf(...change(4, '2026-01-03,"1,5",9'))).toEqual([{ code: 'price', line: 4, asset: 'BTC', value: '1,5' }])
  })

  it('has bounds', () => {
    expect(faultsOf('')).toEqual([{ code: 'empty' }])
    expect(faultsOf(...good.slice(0, 3))).toEqual([{ code: 'few_lines', found: 2 }])
    expect(faultsOf(`date,${Array.from({ length: FILE_BOUNDS.assets + 1 }, (_, n) => `A${n}`).join(',')}`)).toEqual([
      { code: 'many_assets', line: 1 },
    ])
    expect(faultsOf('date,A,B', ...Array.from({ length: FILE_BOUNDS.lines + 1 }, () => 'x'))).toEqual([{ code: 'many_lines', found: 5001 }])
    expect(faultsOf('date,A,B', '\u0000')).toEqual([{ code: 'not_text' }])
  })
})

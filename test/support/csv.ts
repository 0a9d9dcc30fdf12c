/** Reads RFC 4180 as a spreadsheet would: quoted cells, doubled quotes, CRLF. Strict: what is no CSV throws. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  let row: string[] = []
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const match = cell.exec(text)
    if (!match) throw new Error(`no CSV at ${at}: ${text.slice(at, at + 40)}`)
    const [, quoted, plain, end] = match
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  if (row.length > 0) throw new Error('the last line has no end')
  return rows
}

/** Rows by the names of the header. */
export function readCsvRows(text: string): Record<string, string>[] {
  const [header = [], ...rows] = readCsv(text)
  return rows.map((cells) => {
    if (cells.length !== header.length) throw new Error(`${cells.length} cells under ${header.length} names`)
    return Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']))
  })
}

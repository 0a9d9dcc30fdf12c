/** The tables of an OpenType font, by their four letters. */
export type Tables = ReadonlyMap<string, Buffer>

export function readSfnt(font: Buffer): Tables {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_none, index) => {
      const entry = 12 + 16 * index
      const from = font.readUInt32BE(entry + 8)
      return [font.toString('latin1', entry, entry + 4), font.subarray(from, from + font.readUInt32BE(entry + 12))] as const
    }),
  )
}

export function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag)
  if (!table) throw new Error(`a typeface has no ${tag} table`)
  return table
}

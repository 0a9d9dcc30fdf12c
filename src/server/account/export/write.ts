/** Streams the parts as one JSON document. */

import { RIBBON } from '#sentences/ribbon'
import type { ExportPart } from '#server/room'

export async function* writeExport(parts: readonly ExportPart[], user_id: string, exported_at: Date): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`{"exported_at":${JSON.stringify(exported_at)},"mode":${JSON.stringify(RIBBON)}`)
  for (const { name, read } of parts) {
    yield Buffer.from(`,\n${JSON.stringify(name)}:`)
    const part = read(user_id)
    if (!(Symbol.asyncIterator in part)) yield Buffer.from(JSON.stringify((await part) ?? null))
    else yield* writeList(part)
  }
  yield Buffer.from('}\n')
}

async function* writeList(rows: AsyncIterable<readonly unknown[]>): AsyncGenerator<Uint8Array> {
  let before = '['
  for await (const page of rows) {
    for (const row of page) {
      yield Buffer.from(before + JSON.stringify(row))
      before = ',\n'
    }
  }
  yield Buffer.from(before === '[' ? '[]' : ']')
}

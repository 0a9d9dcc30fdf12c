import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CallerGone } from '../request/caller-gone.ts'
import { writeTable } from './csv.ts'

const schema = z.object({ data: z.array(z.object({ n: z.number() })), page: z.object({ next_cursor: z.nullable(z.string()) }) })
const pageOf = (n: number) => ({ data: Array.from({ length: 200 }, () => ({ n })), page: { next_cursor: String(n + 1) } })

it('reads no further page for a caller who left during one', async () => {
  const gone = new CallerGone()
  const read: string[] = []
  const next = async (cursor: string) => {
    read.push(cursor)
    if (read.length === 3) gone.leave()
    return pageOf(Number(cursor))
  }
  expect(await writeTable({ schema, first: pageOf(0), next, spreadsheet: null, gone })).toBe(null)
  expect(read).toEqual(['1', '2', '3'])
})

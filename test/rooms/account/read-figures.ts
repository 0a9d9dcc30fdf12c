/** Reads figures and lists over HTTP as a screen does, page after page to the last, and adds them up in cents. */
import { expect } from 'vitest'
import type { Body, Client } from '#test/support/app.ts'

export type Row = Readonly<Record<string, string>>
export type Money = Readonly<Record<string, string>>
export type ReadFigure = { readonly value: string; readonly counts: 'in' | 'out'; readonly records: readonly Row[] }

/** Of a decimal with two places; nothing is none. */
export function cents(text: string | null | undefined): bigint {
  return text ? BigInt(text.replace('.', '')) : 0n
}

export function add(rows: readonly Row[], name: string): bigint {
  return rows.reduce((sum, row) => sum + cents(row[name]), 0n)
}

export async function readOne(client: Client, path: string): Promise<Body> {
  const { status, body, text } = await client.call('GET', path)
  expect([path, status, status === 200 ? '' : text]).toEqual([path, 200, ''])
  return body.data as Body
}

/** `path` ends where a parameter may follow: with `?` or `&`. */
export async function readAll(client: Client, path: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { status, body, text } = await client.call('GET', `${path}limit=200${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`)
    expect([path, status, status === 200 ? '' : text]).toEqual([path, 200, ''])
    rows.push(...(body.data as unknown as Row[]))
    cursor = (body.page as unknown as { next_cursor: string | null }).next_cursor
  }
  return rows
}

/** A figure of the dashboard with all its postings or parts. */
export async function readFigure(client: Client, name: string, limit = 50): Promise<ReadFigure> {
  const records: Row[] = []
  for (let cursor: string | null = ''; ; ) {
    const { status, body, text } = await client.call('GET', `/me/figures/${name}?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`)
    expect([name, status, status === 200 ? '' : text]).toEqual([name, 200, ''])
    const { value, counts, postings, parts } = body.data as unknown as ReadFigure & { postings: Row[]; parts: Row[] }
    records.push(...postings, ...parts)
    cursor = (body.page as unknown as { next_cursor: string | null }).next_cursor
    if (cursor === null) return { value, counts, records }
  }
}

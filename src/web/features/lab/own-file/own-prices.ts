/** The prices of the user's own file, in the memory of this page only. */
import type { Closes } from '../closes.ts'
import { FILE_BOUNDS, type FileFault, OWN_FILE, readPriceFile } from './read-price-file.ts'

export type OwnPrices = { readonly name: string; readonly assets: readonly string[]; readonly data: Closes }

export async function readOwnFile(file: File): Promise<OwnPrices | { readonly faults: readonly FileFault[] }> {
  if (file.size > FILE_BOUNDS.bytes) return { faults: [{ code: 'too_large', found: file.size }] }
  const read = readPriceFile(await file.text())
  if ('faults' in read) return read
  const { assets, at, closes } = read
  return { name: file.name, assets, data: { at, closes, source: OWN_FILE } }
}

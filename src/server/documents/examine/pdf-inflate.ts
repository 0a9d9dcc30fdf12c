/** Inflates a PDF's Flate stream with an output limit; zlib finds the end itself, regardless of the length in the file. */
import { createInflate } from 'node:zlib'

export type Inflated = {
  readonly count: number
  readonly kept: Buffer | null
  /** Up to its end and its checksum. */
  readonly whole: boolean
}

/**
 * The unpacked bytes up to `keep_bytes`, else only their number. Null: more than `max_bytes`. Invalid Flate data yields the bytes before
 * the fault, as viewers do.
 */
export function inflate(
  packed: Buffer,
  { max_bytes, keep_bytes }: { readonly max_bytes: number; readonly keep_bytes: number },
): Promise<Inflated | null> {
  return new Promise((resolve) => {
    const inflate = createInflate()
    let chunks: Buffer[] | null = []
    let count = 0
    const finish = (whole: boolean): void => resolve({ count, kept: chunks && Buffer.concat(chunks), whole })
    inflate.on('data', (chunk: Buffer) => {
      count += chunk.length
      if (count > max_bytes) {
        inflate.destroy()
        resolve(null)
      } else if (count > keep_bytes) chunks = null
      else chunks?.push(chunk)
    })
    inflate.once('end', () => finish(true))
    inflate.once('error', () => finish(false))
    inflate.end(packed)
  })
}

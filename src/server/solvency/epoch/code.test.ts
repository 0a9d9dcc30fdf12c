/** The build that the terminal, the metrics and the statements name. */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { scratch } from '#test/support/scratch.ts'
import { readVersion } from './code.ts'

it('is the hash of a release’s list of hashes, as sha256sum prints it', async () => {
  const root = scratch()
  const list = `${'0'.repeat(64)}  package.json\n`
  await writeFile(join(root, 'SHA256SUMS'), list)
  expect(await readVersion(root)).toBe(createHash('sha256').update(list).digest('hex'))
})

it('is unknown for a folder that is neither a release nor a working copy', async () => {
  expect(await readVersion(scratch())).toBe('unknown')
})

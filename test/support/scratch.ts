/** A folder of a test's own, which goes away with the run (global-setup.ts). */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { newId } from '#kernel/id'

export function scratch(): string {
  const folder = join(inject('support_folder'), newId())
  mkdirSync(folder, { mode: 0o700 })
  return folder
}

/** A folder of a test's own, which goes away with the run (global-setup.ts). */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { newId } from '#kernel/id'

export function scratch(): string {
  const folder = join(inject('support_folder'), newId())
  mkdirSync(folder, { mode: 0o700 })
  return folder
}

/** A browser build of blank pages, for a server whose pages are not under test. */
export function blankWeb(): string {
  const folder = scratch()
  for (const page of ['app.html', 'docs.html']) writeFileSync(join(folder, page), '<!doctype html><title>Clearterm</title>')
  return folder
}

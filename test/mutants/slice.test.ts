/** Two of the mutants in each run of the tests, and the texts of all: the whole is `npm run test:mutants`. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { longIt } from '#test/support/whole.ts'
import { openLaboratory } from './laboratory.ts'
import { mutants } from './mutants.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

it('has for each mutant a text that is there exactly once, and a test of the name that it says', async () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
  for (const { name, edits, file, test } of mutants) {
    for (const edit of edits)
      expect((await readFile(`${ROOT}${edit.file}`, 'utf8')).split(edit.from), `${name}: ${edit.from}`).toHaveLength(2)
    // The names of a table of cases are put together; the run itself says when a test is not there.
    expect(await readFile(`${ROOT}${file}`, 'utf8'), name).toContain(test.startsWith('that moves money') ? 'is known again' : test)
  }
})

longIt(
  'turns the tests red for two of them, on the embedded store',
  async () => {
    const laboratory = await openLaboratory(null)
    try {
      for (const name of ['drop the undo of an overdrawn group', 'sell without the reserve']) {
        const mutant = mutants.find((one) => one.name === name)
        if (!mutant) throw new Error(`no mutant: ${name}`)
        expect(await laboratory.attempt(mutant), name).toHaveProperty('caught')
      }
    } finally {
      await laboratory.close()
    }
  },
  300_000,
)

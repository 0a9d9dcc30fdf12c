import { afterAll, expect, it } from 'vitest'
import { switchLanguage } from '#web/shared/locale/language.ts'
import { anybodysWords } from './anybodys-words.ts'

afterAll(() => switchLanguage('en'))

const transaction = { kind: 'transaction', title: 'Withdrawal $5.00', detail: 'Ada · Deposit · awaiting approval' } as const
const change = { kind: 'change', title: 'plan terms', detail: 'overtaken' } as const

it('says what a record is and its state in the reader’s language, and leaves names, addresses and amounts', async () => {
  expect(anybodysWords(transaction)).toEqual({ title: 'Withdrawal $5.00', detail: 'Ada · Deposit · awaiting approval' })
  await switchLanguage('fr')
  expect(anybodysWords(transaction)).toEqual({ title: 'Retrait \u2068$5.00\u2069', detail: 'Ada · Deposit · en attente d’approbation' })
  expect(anybodysWords(change)).toEqual({ title: 'Nouvelles conditions d’un plan', detail: 'dépassée' })
  expect(anybodysWords({ kind: 'user', title: 'Deposit', detail: 'deposit@example.org · suspended' })).toEqual({
    title: 'Deposit',
    detail: 'deposit@example.org · suspendu',
  })
  await switchLanguage('ar')
  expect(anybodysWords({ kind: 'plan', title: 'AI PLAN', detail: 'on sale' })).toEqual({ title: 'AI PLAN', detail: 'معروضة' })
})

import { afterAll, expect, it } from 'vitest'
import { switchLanguage } from '#web/shared/locale/language.ts'
import { adminResultWords, ownResultWords } from './result-words.ts'

afterAll(() => switchLanguage('en'))

const transaction = {
  title: 'Withdrawal $5.00',
  title_note: { code: 'label_amount', params: { label: 'label_withdrawal', amount: '5.00' } },
  detail: 'Ada · Deposit · awaiting approval',
  detail_parts: ['Ada · Deposit', { code: 'found_awaiting_approval' }],
}
const change = {
  title: 'plan terms',
  title_note: { code: 'found_plan_terms' },
  detail: 'overtaken',
  detail_parts: [{ code: 'found_overtaken' }],
}
const user = {
  title: 'Deposit',
  title_note: null,
  detail: 'deposit@example.org · suspended',
  detail_parts: ['deposit@example.org', { code: 'found_suspended' }],
}

it('says what a record is and its state in the reader’s language, and leaves names, addresses and amounts', async () => {
  expect(adminResultWords(transaction)).toEqual({ title: transaction.title, detail: transaction.detail })
  await switchLanguage('fr')
  expect(adminResultWords(transaction)).toEqual({ title: 'Retrait $5.00', detail: 'Ada · Deposit · en attente d’approbation' })
  expect(adminResultWords(change)).toEqual({ title: 'Nouvelles conditions d’un plan', detail: 'dépassée' })
  expect(adminResultWords(user)).toEqual({ title: 'Deposit', detail: 'deposit@example.org · suspendu' })
  await switchLanguage('ar')
  expect(adminResultWords(transaction).title).toBe('سحب \u2068$5.00\u2069')
})

it('says a statement by its month', async () => {
  await switchLanguage('de')
  const month = {
    kind: 'statement',
    title: 'Statement for March 2026',
    title_note: null,
    detail: '3 postings',
    at: '2026-03-01T00:00:00.000Z',
  } as const
  expect(ownResultWords({ ...month, detail_parts: [{ code: 'postings', params: { count: 3 } }] })).toEqual({
    title: 'Kontoauszug für März 2026',
    detail: '3 Buchungszeilen',
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadTexts } from '#web/shared/locale/text.ts'
import { useTransactionWords } from './transaction-words.ts'

await loadTexts(['transactions'])

const NOW = new Date(2026, 10, 20, 12)

function When({ days }: { days: number }) {
  return useTransactionWords(NOW).when(new Date(2026, 10, 20 - days, 12).toISOString())
}

it('says of a day Today, Yesterday, so many days ago, 1 week ago, and later its date', () => {
  const texts = [0, 1, 2, 6, 7, 13, 14].map((days) => renderToStaticMarkup(<When days={days} />))
  expect(texts).toEqual(['Today', 'Yesterday', '2 days ago', '6 days ago', '1 week ago', '1 week ago', '6 November 2026'])
})

function Words() {
  const { label, status } = useTransactionWords(NOW)
  const labels = (['deposit', 'withdrawal', 'bonus', 'investment'] as const).map(label)
  return [...labels, ...(['success', 'failed'] as const).map(status)].join(', ')
}

it('names what moved the money and what became of it', () => {
  expect(renderToStaticMarkup(<Words />)).toBe('Deposit, Withdrawal, Bonus, Investment, Success, Failed')
})

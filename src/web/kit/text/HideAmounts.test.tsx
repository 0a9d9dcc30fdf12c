import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HiddenAmounts, HideAmounts } from './HideAmounts.tsx'
import { Money, useMoneyText } from './Money.tsx'

const hidden = (children: React.ReactNode) => renderToStaticMarkup(<HideAmounts word="hidden">{children}</HideAmounts>)

function Said({ value }: { value: string | null }) {
  return <button type="button" aria-label={`Balance ${useMoneyText()(value, 'always')}`} />
}

it('draws every amount alike while amounts are hidden, whatever its size, sign and colour', () => {
  const drawn = ['0.00', '7.00', '-1250.00', '99999999.99'].map((value) => hidden(<Money value={value} sign="always" tone="result" />))
  expect(new Set(drawn).size).toBe(1)
  expect(drawn[0]).toContain('•••••')
  expect(drawn[0]).toContain('hidden')
  expect(drawn[0]).not.toMatch(/\$|\d|gain|loss|svg/)
})

it('still says what is unknown, and shows what an inner frame shows', () => {
  expect(hidden(<Money value={null} />)).toContain('–')
  const form = <Money value="12.50" />
  expect(hidden(<HideAmounts word={null}>{form}</HideAmounts>)).toContain('$12.50')
})

it('names nothing by its amount', () => {
  expect(hidden(<Said value="1250.00" />)).toBe('<button type="button" aria-label="Balance hidden"></button>')
  expect(hidden(<Said value={null} />)).toBe('<button type="button" aria-label="Balance –"></button>')
  expect(renderToStaticMarkup(<Said value="1250.00" />)).toBe('<button type="button" aria-label="Balance +$1,250.00"></button>')
})

it.each([
  ['You just invested $500.00', 'You just invested '],
  ['−$1,250,000.00 and +$7.05, not 20%', ' and , not 20%'],
  ['$12', ''],
])('hides the amounts inside %j', (text, left) => {
  const drawn = hidden(<HiddenAmounts text={text} />)
  expect(drawn.replace(/<span aria-hidden[^>]*>•••••<\/span><span class="sr-only">hidden<\/span>/g, '').replace(/<[^>]+>/g, '')).toBe(left)
  expect(drawn).toContain('•••••')
  expect(renderToStaticMarkup(<HiddenAmounts text={text} />)).toContain(text)
})

import { expect, it } from 'vitest'
import { lineUp } from '#trading/line-up/line-up'
import { bots } from '#web/texts/en/bots.ts'

it('names each bot in English as the server does', () => {
  expect(Object.values(bots.names)).toEqual(lineUp.map(({ name }) => name))
  expect(Object.values(bots.methods)).toEqual(lineUp.map(({ method }) => method))
})

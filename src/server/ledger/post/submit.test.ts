import { expect, it } from 'vitest'
import { groupKeys } from './submit.ts'

it('composes no group without the keys that its call requires', () => {
  const approval = { key: 'http/1', requires: ['change/1/end'] }
  expect(() => groupKeys(approval, ['wallet/1/v2'])).toThrow('change/1/end')
  expect(groupKeys(approval, ['wallet/1/v2', 'change/1/end']).map(({ key }) => key)).toEqual(['http/1', 'wallet/1/v2', 'change/1/end'])
})

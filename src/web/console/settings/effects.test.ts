import { expect, it } from 'vitest'
import { settingEffects } from '#contract/settings'
import { operating } from '#web/texts/en/console-start.ts'
import { controlsOf, groupNames } from './setting.ts'

it('shows every setting once, with the effect that the API gives it', () => {
  const shown = groupNames.flatMap(controlsOf).map(([name]) => name)
  expect([...shown].sort()).toEqual(Object.keys(settingEffects).sort())
  const { address_hold_seconds: _hold, wallet_delay_seconds: _delay, referral_network_seconds: _network, ...others } = settingEffects
  expect(operating.effects).toMatchObject(others)
})

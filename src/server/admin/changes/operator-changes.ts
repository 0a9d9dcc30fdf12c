/** The changes of the operator that need a second administrator. */
import * as z from 'zod/mini'
import { settingsPatch } from '#contract/settings'
import { defineChange, unreadableChange } from '#server/approvals'
import { type BusinessDateDependencies, moveBusinessDateTo, readOffset } from '../business-date.ts'
import { fundTreasury, type TreasuryDependencies } from '../money/treasury.ts'
import { readStoredOf, settingNames } from '../settings.ts'
import { applySettings, type SettingsDependencies } from './change-settings.ts'

type OperatorDependencies = BusinessDateDependencies & TreasuryDependencies & SettingsDependencies
const treasuryPayload = z.object({ account: z.enum(['reserve', 'referral', 'adjustment']) })
const movePayload = z.object({ to: z.iso.datetime() })

export function operatorChanges(dependencies: OperatorDependencies) {
  const fund = (direction: 'add' | 'take') =>
    defineChange({
      payload: treasuryPayload,
      // Account, direction and amount are all that is shown. Balances move all the time, and the ledger protects them.
      current: async () => ({}),
      execute: async ({ account }, { amount }, { checker, consent }, once) => {
        if (amount === null) return unreadableChange()
        return fundTreasury(dependencies, checker, { account, direction, amount }, once, consent)
      },
    })
  return {
    'treasury.add': fund('add'),
    'treasury.take': fund('take'),
    'business-date.move': defineChange({
      payload: movePayload,
      current: readOffset,
      execute: ({ to }, _, { checker, consent }, once) => moveBusinessDateTo(dependencies, checker, new Date(to), once, consent),
    }),
    'settings.change': defineChange({
      payload: settingsPatch,
      current: (reader, _, patch) => readStoredOf(reader, settingNames(patch)),
      execute: (patch, _, { checker, consent }, once) => applySettings(dependencies, checker, { patch, consent }, once, null),
    }),
  }
}

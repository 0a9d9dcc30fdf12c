/** Every kind of pending change with its executor: the use case that requested it, on current data. */
import * as z from 'zod/mini'
import { settingsPatch } from '#contract/settings'
import { type ChangeRegistry, defineChange, unreadableChange } from '#server/approvals'
import { type Funding, fundingChanges } from '#server/funding'
import { type PeopleDependencies, peopleChanges } from '#server/people'
import { planChanges, type TermsDependencies } from '#server/plans'
import { type ReferralsDependencies, referralChanges } from '#server/referrals'
import { type BusinessDateDependencies, moveBusinessDate } from '../business-date.ts'
import { fundTreasury, type TreasuryDependencies } from '../money/treasury.ts'
import { applySettings, type SettingsDependencies } from './change-settings.ts'

type OperatorDependencies = BusinessDateDependencies & TreasuryDependencies & SettingsDependencies
export type RegistryDependencies = PeopleDependencies &
  OperatorDependencies &
  TermsDependencies & { readonly funding: Funding; readonly referralDependencies: ReferralsDependencies }

export function openChangeRegistry(dependencies: RegistryDependencies): ChangeRegistry {
  return {
    ...fundingChanges(dependencies.funding),
    ...referralChanges(dependencies.referralDependencies),
    ...planChanges(dependencies),
    ...peopleChanges(dependencies),
    ...operatorChanges(dependencies),
  }
}

const treasuryPayload = z.object({ account: z.enum(['reserve', 'referral', 'adjustment']) })
const movePayload = z.object({ move_days: z.number() })

function operatorChanges(dependencies: OperatorDependencies) {
  const fund = (direction: 'add' | 'take') =>
    defineChange(treasuryPayload, async ({ account }, { amount }, { checker, consent }, once) => {
      if (amount === null) return unreadableChange()
      return fundTreasury(dependencies, checker, { account, direction, amount }, once, consent)
    })
  return {
    'treasury.add': fund('add'),
    'treasury.take': fund('take'),
    'business-date.move': defineChange(movePayload, ({ move_days }, _, { checker, consent }, once) =>
      moveBusinessDate(dependencies, checker, move_days, once, consent),
    ),
    'settings.change': defineChange(settingsPatch, (patch, _, { checker, consent }, once) =>
      applySettings(dependencies, checker, { patch, consent }, once, null),
    ),
  }
}

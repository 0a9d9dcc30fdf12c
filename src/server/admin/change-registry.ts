/** Every kind of change that can wait for a second administrator, with what executes it: the use case that asked, on the facts of now. */
import * as z from 'zod/mini'
import { settingsPatch } from '#contract/settings'
import { roles } from '#contract/shared/role'
import { type ChangeRegistry, defineChange, unreadableChange } from '#server/approvals'
import { type Funding, fundingChanges } from '#server/funding'
import { planChanges, type TermsDependencies } from '#server/plans'
import { type BusinessDateDependencies, moveBusinessDate } from './business-date.ts'
import { changeRole, type RoleDependencies } from './change-role.ts'
import { applySettings, type SettingsDependencies } from './change-settings.ts'
import { changeStatus, type StatusDependencies } from './change-status.ts'
import { type InviteDependencies, makeInvite } from './invite.ts'
import { type RecoverDependencies, recoverUser } from './recover-user.ts'
import { fundTreasury, type TreasuryDependencies } from './treasury.ts'

type PeopleDependencies = RoleDependencies & StatusDependencies & RecoverDependencies & InviteDependencies
type OperatorDependencies = BusinessDateDependencies & TreasuryDependencies & SettingsDependencies
export type RegistryDependencies = PeopleDependencies & OperatorDependencies & TermsDependencies & { readonly funding: Funding }

export function openChangeRegistry(dependencies: RegistryDependencies): ChangeRegistry {
  return {
    ...fundingChanges(dependencies.funding),
    ...planChanges(dependencies),
    ...peopleChanges(dependencies),
    ...operatorChanges(dependencies),
  }
}

const rolePayload = z.object({ from: z.enum(roles), role: z.enum(roles) })
const statusPayload = z.object({ status: z.enum(['active', 'suspended']) })
const invitePayload = z.object({ email: z.string(), role: z.enum(['auditor', 'operator', 'administrator']) })

function peopleChanges(dependencies: PeopleDependencies) {
  const status = (verb: 'suspend' | 'unsuspend') =>
    defineChange(statusPayload, (_, { object_id, maker_reason: reason }, { checker, consent }, once) =>
      changeStatus(dependencies, checker, { user_id: object_id ?? '', verb, reason }, once, consent),
    )
  return {
    'user.role': defineChange(rolePayload, ({ from, role }, { object_id, maker_reason: reason }, { checker, consent }, once) =>
      changeRole(dependencies, checker, { user_id: object_id ?? '', role, from, reason }, once, consent),
    ),
    'user.suspend': status('suspend'),
    'user.unsuspend': status('unsuspend'),
    'user.recover': defineChange(z.object({}), (_, { object_id, maker_reason }, { checker, consent }, once) =>
      recoverUser(dependencies, checker, { user_id: object_id ?? '', reason: maker_reason ?? '' }, once, consent),
    ),
    'team.invite': defineChange(invitePayload, ({ email, role }, { maker, maker_email }, { checker, consent }, once) => {
      const asked_by = { user_id: maker, email: maker_email ?? '' }
      return makeInvite(dependencies, checker, { email, role, asked_by }, once, consent)
    }),
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

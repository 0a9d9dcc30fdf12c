import { defineRoom } from '#server/room'
import type { ApprovalsDependencies } from './dependencies.ts'
import { openApprovals } from './open.ts'

export const approvalsRoom = defineRoom({
  name: 'approvals',
  knows: ['audit', 'identity', 'ledger', 'store'],
  needs: ['database', 'post', 'clock', 'audit', 'settings'],
  open: (given: ApprovalsDependencies) => openApprovals(given),
  ledger: {
    claims: ['approvals_claim_change', 'approvals_claim_object'],
    records: ['approvals_record_change', 'approvals_record_end', 'approvals_record_superseded', 'approvals_record_solo'],
  },
})

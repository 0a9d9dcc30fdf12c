import { defineRoom } from '#server/room'
import { type PeopleDependencies, peopleChanges } from './changes.ts'

export const peopleRoom = defineRoom({
  name: 'people',
  knows: ['approvals', 'audit', 'identity', 'ledger', 'store'],
  needs: ['database', 'post', 'clock', 'audit', 'approvals', 'sealer', 'kick', 'mail', 'identity'],
  open: (given: PeopleDependencies) => given,
  changes: peopleChanges,
  // SQL functions of identity's migrations that this room's groups call.
  ledger: {
    claims: ['identity_claim_role'],
    records: [
      'identity_record_role',
      'identity_record_status',
      'identity_record_recovery',
      'identity_record_role_release',
      'identity_record_invite',
    ],
    checks: ['identity_audit'],
  },
})

import { defineRoom } from '#server/room'

export const treasuryRoom = defineRoom({
  name: 'treasury',
  knows: ['books', 'ledger', 'store'],
  needs: [],
  open: () => ({}),
  ledger: { records: ['treasury_record_funding'], checks: ['treasury_audit'] },
})

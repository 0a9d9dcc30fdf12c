import { defineRoom } from '#server/room'

export const transactionsRoom = defineRoom({
  name: 'transactions',
  knows: ['ledger', 'store'],
  needs: [],
  open: () => ({}),
  ledger: { claims: ['ledger_claim_transaction'], records: ['ledger_record_transaction', 'ledger_record_transaction_state'] },
})

import { defineRoom } from '#server/room'

export const booksRoom = defineRoom({ name: 'books', knows: ['ledger', 'store'], needs: [], open: () => ({}) })

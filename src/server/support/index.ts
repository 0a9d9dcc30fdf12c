/**
 * The support room: conversations of members and visitors with staff. It moves no money and reads other rooms' records only to check their
 * owner.
 */
export { supportRoom } from './room.ts'

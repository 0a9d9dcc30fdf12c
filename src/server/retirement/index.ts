/** The retirement room: practice applications, what is sealed in them, and when it goes. */
export { retirementRoom } from './room.ts'

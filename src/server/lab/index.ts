/** The lab room: trials that members have run in their browsers, and saved runs. It calculates nothing and moves no money. */
export { labRoom } from './room.ts'

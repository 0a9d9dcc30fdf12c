/** Live events: notifies browsers that something on a member's account changed, never what. */
export { liveRoom } from './room.ts'

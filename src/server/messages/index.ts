/** The messages room: notices to a member, in the app and by mail. It reacts to outbox rows of kind `notify` and decides only the words. */

export { searchMessages } from './message.ts'
export { openMessages } from './open.ts'
export { messagesRoom } from './room.ts'
export { type EventName, events, wordsFor } from './say.ts'

/** The messages room: notices to a member, in the app and by mail. It reacts to outbox rows of kind `notify` and decides only the words. */
export { type EventName, events } from './events.ts'
export { openMessages } from './open.ts'
export { messagesRoom } from './room.ts'
export { wordsFor } from './say.ts'
export { searchMessages } from './search.ts'

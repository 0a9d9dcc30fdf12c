/** Worker threads: starting one from its source or its build, and asking it one question at a time. */
export { openThread, type Thread } from './open-thread.ts'
export { startThread } from './start-thread.ts'

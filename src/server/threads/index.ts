/** Worker threads: starting one from its source or its build, and asking it one question at a time. */
export { openThread, startThread, type Thread } from './open-thread.ts'

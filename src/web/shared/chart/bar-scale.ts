/** The axis of bars. */
export { axisScale as barScale } from '#kernel/axis-scale'

/** The amounts of an axis: whole dollars, or millions above $9,999,999, which the panel's name says. */
export { formatAxis as axisText, inMillions } from '#kernel/format/number'

/**
 * Testimonials by members. Each was earned by a matured plan and a paid withdrawal, shows plan, result and date, and declined ones are
 * counted.
 */
export { testimonialsRoom } from './room.ts'

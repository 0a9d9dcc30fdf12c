/** Placeholder until testimonials can be read. */
import { NoTestimonials } from '../pages/landing/Testimonials.tsx'

export function TestimonialRow() {
  return <NoTestimonials />
}

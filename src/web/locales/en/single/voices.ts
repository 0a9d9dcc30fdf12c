/** What members say, on the front page. */
export const voices = {
  eyebrow: 'Testimonial',
  title: 'What our users say about us',
  label: 'Testimonials',
  role: 'carousel',
  previous: 'Previous testimonials',
  next: 'Next testimonials',
  pause: 'Pause testimonials',
  play: 'Play testimonials',
  page: 'Testimonial {n}',
  earned: 'Plan {plan}: {paid} paid, matured {date}',
}

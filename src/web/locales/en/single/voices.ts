/** What members say, on the front page. */
export const voices = {
  eyebrow: 'Testimonial',
  title: 'What our users say about us',
  none: 'No testimonials yet',
  how: 'Only verified accounts with a matured plan and a paid withdrawal can write one. The plan, its result and the date are shown beside the text. We invent none.',
  label: 'Testimonials',
  role: 'carousel',
  previous: 'Previous testimonials',
  next: 'Next testimonials',
  pause: 'Pause testimonials',
  play: 'Play testimonials',
  page: 'Testimonial {n}',
  earned: 'Plan {plan}: {paid} paid, matured {date}',
}

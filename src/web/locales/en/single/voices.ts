/** What members say, on the front page. */
export const voices = {
  eyebrow: 'Testimonial',
  title: 'What our users say about us',
  none: 'No testimonials yet',
  how: 'One can be written only from a verified account with a matured plan and a paid withdrawal. The plan, its result and the date stand beside the text. None is invented, so none is here.',
  label: 'Testimonials',
  role: 'carousel',
  previous: 'Previous testimonials',
  next: 'Next testimonials',
  pause: 'Halt the testimonials',
  play: 'Let the testimonials go round',
  page: 'Testimonial {n}',
  earned: 'Plan {plan}: {paid} paid, matured {date}',
}

import type { Catalogue } from '../../types/catalogue.ts'

export const voices: Catalogue<'es'>['voices'] = {
  eyebrow: 'Testimonios',
  title: 'Lo que dicen de nosotros nuestros usuarios',
  label: 'Testimonios',
  role: 'carrusel',
  previous: 'Testimonios anteriores',
  next: 'Testimonios siguientes',
  pause: 'Detener los testimonios',
  play: 'Poner en marcha los testimonios',
  page: 'Testimonio {n}',
  earned: 'Plan {plan}: {paid} pagados, venció el {date}',
}

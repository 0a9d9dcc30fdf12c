import type { Catalogue } from '../../types/catalogue.ts'

export const voices: Catalogue<'es'>['voices'] = {
  eyebrow: 'Testimonios',
  title: 'Lo que dicen de nosotros nuestros usuarios',
  none: 'Todavía no hay testimonios',
  how: 'Solo se puede escribir uno desde una cuenta verificada con un plan vencido y un retiro pagado. El plan, su resultado y la fecha están junto al texto. Ninguno se inventa, así que aquí no hay ninguno.',
  label: 'Testimonios',
  role: 'carrusel',
  previous: 'Testimonios anteriores',
  next: 'Testimonios siguientes',
  pause: 'Detener los testimonios',
  play: 'Poner en marcha los testimonios',
  page: 'Testimonio {n}',
  earned: 'Plan {plan}: {paid} pagados, venció el {date}',
}

import type { Catalogue } from '../../types/catalogue.ts'

export const voices: Catalogue<'de'>['voices'] = {
  eyebrow: 'Erfahrungsberichte',
  title: 'Was Mitglieder über uns sagen',
  label: 'Erfahrungsberichte',
  role: 'Karussell',
  previous: 'Vorige Erfahrungsberichte',
  next: 'Nächste Erfahrungsberichte',
  pause: 'Erfahrungsberichte anhalten',
  play: 'Erfahrungsberichte laufen lassen',
  page: 'Erfahrungsbericht {n}',
  earned: 'Plan {plan}: {paid} gezahlt, fällig geworden am {date}',
}

import type { Catalogue } from '../../types/catalogue.ts'

export const voices: Catalogue<'de'>['voices'] = {
  eyebrow: 'Erfahrungsberichte',
  title: 'Was Mitglieder über uns sagen',
  none: 'Noch keine Erfahrungsberichte',
  how: 'Schreiben kann nur ein bestätigtes Konto mit einem fällig gewordenen Plan und einer geleisteten Auszahlung. Plan, Ergebnis und Datum stehen neben dem Text. Keiner ist erfunden, deshalb steht hier keiner.',
  label: 'Erfahrungsberichte',
  role: 'Karussell',
  previous: 'Vorige Erfahrungsberichte',
  next: 'Nächste Erfahrungsberichte',
  pause: 'Erfahrungsberichte anhalten',
  play: 'Erfahrungsberichte laufen lassen',
  page: 'Erfahrungsbericht {n}',
  earned: 'Plan {plan}: {paid} gezahlt, fällig geworden am {date}',
}

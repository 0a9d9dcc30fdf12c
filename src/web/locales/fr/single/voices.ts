import type { Catalogue } from '../../types/catalogue.ts'

export const voices: Catalogue<'fr'>['voices'] = {
  eyebrow: 'Témoignage',
  title: 'Ce que nos utilisateurs disent de nous',
  label: 'Témoignages',
  role: 'carrousel',
  previous: 'Témoignages précédents',
  next: 'Témoignages suivants',
  pause: 'Arrêter le défilement des témoignages',
  play: 'Laisser défiler les témoignages',
  page: 'Témoignage {n}',
  earned: 'Plan {plan} : {paid} payés, échu le {date}',
}

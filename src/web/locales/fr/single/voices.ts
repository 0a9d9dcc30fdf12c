import type { Catalogue } from '../../types/catalogue.ts'

export const voices: Catalogue<'fr'>['voices'] = {
  eyebrow: 'Témoignage',
  title: 'Ce que nos utilisateurs disent de nous',
  none: 'Aucun témoignage pour l’instant',
  how: 'Seul un compte vérifié avec un plan arrivé à échéance et un retrait payé peut en écrire un. Le plan, son résultat et la date figurent à côté du texte. Aucun n’est inventé, donc aucun n’est ici.',
  label: 'Témoignages',
  role: 'carrousel',
  previous: 'Témoignages précédents',
  next: 'Témoignages suivants',
  pause: 'Arrêter le défilement des témoignages',
  play: 'Laisser défiler les témoignages',
  page: 'Témoignage {n}',
  earned: 'Plan {plan} : {paid} payés, échu le {date}',
}

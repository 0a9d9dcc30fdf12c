import type { Catalogue } from '../../types/catalogue.ts'

export const home: Catalogue<'fr'>['home'] = {
  lead: 'Des durées fixes en argent fictif, chacune avec la totalité de son rendement mise de côté avant d’être vendue.',
  terms: 'Plans par durée',
  short: '1 h - 24 h - 7 jours',
  long: '30 jours - 90 jours - 1 an',
  on_sale: 'En vente ici : {plans}.',
  none: 'Aucun plan de cette durée n’est en vente actuellement.',
  all: 'Voir tous les plans',
  market: 'Tous les cours',
}

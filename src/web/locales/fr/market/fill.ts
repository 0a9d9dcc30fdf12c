/** One fill, down to its tick. */
import type { Catalogue } from '../../types/catalogue.ts'

export const fill: Catalogue<'fr'>['fill'] = {
  trail: 'Fil d’Ariane',
  bought: 'Achat de {quantity} {coin}',
  sold: 'Vente de {quantity} {coin}',
  // The sheet sets the colon behind it, which French keeps apart.
  result: 'Résultat de cette exécution :',
  opens: 'Elle ouvre ou renforce une position : elle n’a pas encore de résultat.',
  price_title: 'Comment le cours s’est formé',
  tick: 'Cotation enregistrée',
  half_spread: 'Moitié de l’écart',
  impact: 'Impact',
  paid_buy: 'Payé par unité',
  paid_sell: 'Reçu par unité',
  price_help:
    'Un acheteur paie la moitié de l’écart et l’impact en plus de la cotation, un vendeur reçoit d’autant moins. L’impact croît avec la taille de l’ordre.',
  facts: 'Faits',
  reason_title: 'Pourquoi le bot a fait cette opération',
  bot: 'Bot',
  fee: 'Frais et glissement',
  bar_at: 'Barre close',
  decided_at: 'Décidé',
  filled_at: 'Exécuté',
  tick_at: 'Cotation enregistrée',
  tick_id: 'Cotation',
  id: 'Exécution',
  postings: 'Partie double dans le livre du bot lui-même',
  postings_label: 'Lignes d’écriture',
  postings_help: 'Pour chaque valeur, la somme est nulle. Rien de tout cela n’est l’argent d’un membre.',
  account: 'Compte',
  commodity: 'Valeur',
  posted: 'Montant',
  failed: 'L’exécution n’a pas pu être chargée.',
  not_found: 'Cette exécution n’existe pas',
  not_found_help: 'L’adresse est peut-être mal saisie. Chaque exécution figure dans la liste.',
  back: 'Retour aux exécutions',
}

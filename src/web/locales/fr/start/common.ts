import type { Catalogue } from '../../types/catalogue.ts'

export const common: Catalogue<'fr'>['common'] = {
  wait: 'Veuillez patienter…',
  retry: 'Réessayer',
  amount_meant: 'Vouliez-vous dire {amount} ?',
  reference: 'Référence {id}',
  offline: 'Vous êtes hors ligne. Ces chiffres datent du {at}.',
  offline_empty: 'Vous êtes hors ligne. Le contenu se chargera au retour de la connexion.',
  stale: 'Les derniers chiffres n’ont pas pu être chargés. Ceux-ci datent du {at}.',
  cancel: 'Annuler',
  close: 'Fermer',
  back: 'Retour',
  loading: 'Chargement',
  saved: '{name} : enregistré.',
  csv: 'Enregistrer en CSV',
  optional: 'facultatif',
  all_required: 'Tous les champs sont obligatoires.',
  required: 'Ce champ est obligatoire.',
  figure: { open: '{title} : {value}. Ce qu’il compte', as_of: 'Au {at}', made_of: 'De quoi il se compose' },
  source: { simulated: 'SIMULÉ', live: 'EN DIRECT', replay: 'REDIFFUSION de {period}' },
}

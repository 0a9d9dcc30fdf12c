import type { Catalogue } from '../../types/catalogue.ts'

export const calendar: Catalogue<'fr'>['calendar'] = {
  title: 'Les échéances dans votre agenda',
  help: 'Votre agenda peut suivre les échéances de vos plans ouverts. L’adresse lui suffit, et quiconque la détient peut lire les dates et les plans. Aucun montant n’y figure.',
  make: 'Créer une adresse',
  made: 'Une adresse existe depuis le {at}. Elle a été affichée une fois, à sa création.',
  address: 'Adresse de votre agenda',
  once: 'Copiez-la maintenant : elle n’est affichée que cette fois.',
  copy: 'Copier',
  copied: 'Copiée',
  copy_failed: 'Copiez-la à la main',
  renew: 'Créer une autre adresse',
  renew_help: 'L’adresse précédente ne fonctionne plus dès lors.',
  remove: 'Arrêter le flux',
  removed: 'Le flux est arrêté.',
  failed: 'Le flux d’agenda n’a pas pu être chargé.',
}

import type { Catalogue } from '../../types/catalogue.ts'

export const notifications: Catalogue<'fr'>['notifications'] = {
  tab: 'Notifications',
  title: 'E-mails',
  help: 'Tout est écrit dans vos messages, quel que soit votre choix. Ici, vous décidez de ce qui est aussi envoyé par e-mail.',
  kinds: {
    deposits: 'Dépôts',
    plans: 'Plans',
    withdrawals: 'Étapes d’un retrait',
    referrals: 'Primes de parrainage',
    operator_mail: 'Lettres de l’exploitant',
  },
  kind_help: {
    deposits: 'Un dépôt est arrivé ou a été refusé.',
    plans: 'Acheté, échu, replacé ou liquidé.',
    withdrawals: 'Confirmé, refusé, annulé ou caduc.',
    referrals: 'Une prime vous a été versée.',
    operator_mail: 'Ce qu’un administrateur vous écrit.',
  },
  always: 'Toujours envoyé',
  always_help:
    'Ce qui touche à la sécurité de votre compte ou de votre argent ne peut pas être désactivé : un retrait demandé ou payé, une adresse de retrait, un mot de passe ou un e-mail modifié, un nouvel appareil, une modification par l’exploitant, un compte gelé ou suspendu.',
  code_title: 'Code de connexion',
  code: 'Envoyer un code à chaque connexion',
  code_help: 'Outre votre mot de passe, chaque connexion demande six chiffres envoyés par e-mail.',
  code_fixed: 'Les administrateurs confirment chaque connexion : ce réglage reste activé.',
  saved: 'Enregistré',
  failed: 'Vos préférences n’ont pas pu être chargées.',
  not_saved: 'Votre choix n’a pas été enregistré.',
}

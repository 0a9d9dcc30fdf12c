import type { Catalogue } from '../../types/catalogue.ts'

export const errors: Catalogue<'fr'>['errors'] = {
  fallback: 'Une erreur s’est produite.',
  in_review: 'Votre compte est en cours d’examen. Vous recevrez une réponse par e-mail. Merci !',
  session_expired: 'Votre session a expiré. Reconnectez-vous.',
  unexpected: 'Erreur inattendue de l’application',
  unexpected_help: 'Cet écran n’a pas pu être affiché. Votre compte n’est pas touché.',
  reload: 'Recharger',
  no_connection: 'Aucune connexion',
  no_connection_help: 'Ce que vous avez ouvert se chargera au retour de la connexion.',
  outdated: 'Nouvelle version disponible',
  outdated_help: 'Une partie de cette page n’a pas pu être chargée. Rechargez la page.',
  not_found: 'Page introuvable',
  not_found_help: 'Il n’y a rien à cette adresse.',
  forbidden: 'Pas pour ce compte',
  forbidden_help: 'Vous n’y avez pas accès. C’est réservé aux administrateurs.',
  home: 'Retour à l’accueil',
  dashboard: 'Vers le tableau de bord',
}

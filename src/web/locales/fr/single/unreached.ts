/** The page that stands in when no screen can be fetched at all. */
import type { Catalogue } from '../../types/catalogue.ts'

export const unreached: Catalogue<'fr'>['unreached'] = {
  title: 'Pas de connexion',
  body: 'Clearterm n’est pas joignable d’ici pour le moment. Rien de votre compte n’est gardé dans ce navigateur, pour qu’aucun ancien chiffre ne passe pour actuel.',
  again: 'Réessayer',
  waiting: 'Cette page reprend d’elle-même dès qu’il y a une connexion.',
  ribbon: 'Environnement de test : argent fictif. N’envoyez pas de fonds réels.',
  ribbon_label: 'Avis d’environnement de test',
}

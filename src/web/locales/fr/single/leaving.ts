import type { Catalogue } from '../../types/catalogue.ts'

export const leaving: Catalogue<'fr'>['leaving'] = {
  title: 'Vous quittez Clearterm',
  lead: 'Un lien dans un message mène à un autre site. Clearterm ne le gère pas et ne l’a pas vérifié.',
  host: 'Il mène à',
  address: 'Adresse complète',
  never:
    'Clearterm ne demande un mot de passe ou un code que sur ses propres pages. Si un autre site vous en demande un, ne le saisissez pas.',
  plain: 'La connexion à ce site n’est pas chiffrée.',
  stay: 'Rester sur Clearterm',
  go: 'Aller à {host}',
  nowhere: 'Ce lien ne mène nulle part',
  nowhere_lead: 'Ce n’est pas l’adresse d’un autre site en http ou https.',
}

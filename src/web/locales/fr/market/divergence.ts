/** The daily replay of all bots, and how far it differs. */
import type { Catalogue } from '../../types/catalogue.ts'

export const divergence: Catalogue<'fr'>['divergence'] = {
  title: 'Divergence',
  label: 'Journées rejouées',
  help: 'La session quotidienne de chaque bot est rejouée sur ses cotations enregistrées. Voici l’écart entre les exécutions ; il doit être nul.',
  none: 'Aucune journée n’est terminée. La première sera contrôlée dès qu’elle le sera.',
  failed: 'Les contrôles n’ont pas pu être chargés.',
  day: 'Jour',
  fills: 'Exécutions',
  checked: 'Contrôlé',
  off: 'Écart',
}

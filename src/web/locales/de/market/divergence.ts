/** The daily replay of all bots, and how far it differs. */
import type { Catalogue } from '../../types/catalogue.ts'

export const divergence: Catalogue<'de'>['divergence'] = {
  title: 'Abweichung',
  label: 'Nachgerechnete Tage',
  help: 'Der Lauf aller Bots wird für jeden Tag auf den aufgezeichneten Ticks wiederholt. Hier steht, um wie viel die Ausführungen dann abweichen; es muss null sein.',
  none: 'Noch ist kein Tag vorbei. Der erste wird danach geprüft.',
  failed: 'Die Prüfungen konnten nicht geladen werden.',
  day: 'Tag',
  fills: 'Ausführungen',
  checked: 'Geprüft',
  off: 'Abweichung',
}

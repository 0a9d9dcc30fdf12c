import type { Catalogue } from '../../types/catalogue.ts'

export const leaving: Catalogue<'de'>['leaving'] = {
  title: 'Sie verlassen Clearterm',
  lead: 'Ein Link in einer Nachricht führt zu einer anderen Website. Clearterm betreibt sie nicht und hat sie nicht geprüft.',
  host: 'Er führt zu',
  address: 'Vollständige Adresse',
  never: 'Clearterm fragt nach Passwörtern und Codes nur auf eigenen Seiten. Fragt eine andere Website danach, geben Sie nichts ein.',
  plain: 'Die Verbindung zu dieser Website ist nicht verschlüsselt.',
  stay: 'Bei Clearterm bleiben',
  go: 'Weiter zu {host}',
  nowhere: 'Dieser Link führt nirgendwohin',
  nowhere_lead: 'Er ist keine Adresse einer anderen Website über http oder https.',
}

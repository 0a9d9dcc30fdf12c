/** The page that stands in when no screen can be fetched at all. */
import type { Catalogue } from '../../types/catalogue.ts'

export const unreached: Catalogue<'de'>['unreached'] = {
  title: 'Keine Verbindung',
  body: 'Clearterm ist von hier aus gerade nicht erreichbar. Nichts von Ihrem Konto wird in diesem Browser aufbewahrt, damit keine alte Zahl wie eine aktuelle aussieht.',
  again: 'Erneut versuchen',
  waiting: 'Diese Seite macht von selbst weiter, sobald es eine Verbindung gibt.',
  ribbon: 'Testumgebung: Spielgeld. Senden Sie kein echtes Geld.',
  ribbon_label: 'Hinweis zur Testumgebung',
}

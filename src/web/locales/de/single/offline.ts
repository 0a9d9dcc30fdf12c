/** The page that checks a bundle offline. */
import type { Catalogue } from '../../types/catalogue.ts'

export const offline: Catalogue<'de'>['offline'] = {
  title: 'Clearterm: ein Paket offline prüfen',
  lead: 'Diese Datei stellt keine Verbindung her. Sie prüft ein Paket nach dem veröffentlichten Format.',
  key: 'Der öffentliche Schlüssel des Protokolls',
  key_hint:
    'Wie auf der Seite Nachweis angegeben. Ein heruntergeladenes Paket nennt den Schlüssel, mit dem es kam; vergleichen Sie ihn mit einem, den Sie von anderswo kennen.',
  origin: 'Der Name des Protokolls',
  mode: 'Hell oder dunkel',
  paper:
    'Testumgebung: Spielgeld. Senden Sie kein echtes Geld. Der Nachweis zeigt, dass die Rechnung aufgeht, nicht, dass es außerhalb Vermögen gibt.',
}

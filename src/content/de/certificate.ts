/** What the printed reserve certificate says besides the signed values, in German. */
import type { CertificateWords } from '../print/paper.ts'
import { epochFigures } from './epoch-figures.ts'

export const certificate: CertificateWords = {
  title: 'Reservebescheinigung',
  subtitle: 'Epoche {epoch}, Stand {at} UTC',
  paper:
    'Die Vermögenswerte sind Spielgeld: Das Verwahrkonto gibt es nur in diesen Büchern. Diese Seite und der Nachweis dahinter zeigen Rechnung, Vollständigkeit und Widerspruchsfreiheit, nicht dass außerhalb etwas verwahrt wird.',
  owed_heading: 'Verbindlichkeiten und Vermögen',
  ...epochFigures,
  signed_heading: 'Signierte Werte',
  root: 'Wurzel der Epoche',
  log: 'Protokoll',
  checkpoint: 'Prüfpunkt',
  head: '{size} Einträge, Wurzel {root}',
  signature: 'Signatur',
  public_key: 'Öffentlicher Schlüssel',
  check_here: 'Hier prüfen',
  check:
    'Diese Zahlen sind etwas wert, wenn sie geprüft werden: von jedem Mitglied, das sein eigenes Geld in der Summe findet, und von jedem, der die veröffentlichten Blätter zusammenzählt.',
}

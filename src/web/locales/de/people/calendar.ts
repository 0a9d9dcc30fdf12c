import type { Catalogue } from '../../types/catalogue.ts'

export const calendar: Catalogue<'de'>['calendar'] = {
  title: 'Fälligkeiten in Ihrem Kalender',
  help: 'Ihr Kalenderprogramm kann verfolgen, wann Ihre offenen Pläne fällig werden. Es braucht nur die Adresse, und wer sie hat, kann Daten und Pläne lesen. Beträge stehen nicht darin.',
  make: 'Adresse erstellen',
  made: 'Seit {at} gibt es eine Adresse. Sie wurde einmal gezeigt, als sie erstellt wurde.',
  address: 'Adresse Ihres Kalenders',
  once: 'Kopieren Sie sie jetzt: Sie wird nur dieses eine Mal gezeigt.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copy_failed: 'Bitte von Hand kopieren',
  renew: 'Andere Adresse erstellen',
  renew_help: 'Die bisherige Adresse gilt dann nicht mehr.',
  remove: 'Kalender-Feed beenden',
  removed: 'Der Kalender-Feed ist beendet.',
  failed: 'Der Kalender-Feed konnte nicht geladen werden.',
}

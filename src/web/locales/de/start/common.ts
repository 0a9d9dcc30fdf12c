import type { Catalogue } from '../../types/catalogue.ts'

export const common: Catalogue<'de'>['common'] = {
  wait: 'Bitte warten …',
  retry: 'Erneut versuchen',
  amount_meant: 'Meinten Sie {amount}?',
  reference: 'Referenz {id}',
  offline: 'Sie sind offline. Stand dieser Zahlen: {at}.',
  offline_empty: 'Sie sind offline. Geladen wird, sobald die Verbindung wieder steht.',
  stale: 'Die neuesten Zahlen konnten nicht geladen werden. Stand dieser Zahlen: {at}.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  back: 'Zurück',
  loading: 'Lädt',
  saved: '{name} wurde gespeichert.',
  csv: 'Als CSV speichern',
  optional: 'freiwillig',
  all_required: 'Alle Felder sind erforderlich!',
  required: 'Füllen Sie dieses Feld aus.',
  figure: { open: '{title}: {value}. Was sie zählt', as_of: 'Stand {at}', made_of: 'Woraus sie besteht' },
  source: { simulated: 'SIMULIERT', live: 'LIVE', replay: 'WIEDERGABE von {period}' },
}

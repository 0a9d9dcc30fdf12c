import type { Catalogue } from '../../types/catalogue.ts'

export const errors: Catalogue<'de'>['errors'] = {
  fallback: 'Ein Fehler ist aufgetreten!',
  in_review: 'Ihr Konto wird jetzt geprüft. Sie erhalten Nachricht per E-Mail. Vielen Dank!',
  session_expired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  unexpected: 'Unerwarteter Anwendungsfehler!',
  unexpected_help: 'Diese Ansicht konnte nicht gezeigt werden. Ihr Konto ist nicht betroffen.',
  reload: 'Neu laden',
  no_connection: 'Keine Verbindung',
  no_connection_help: 'Was Sie geöffnet haben, lädt, sobald die Verbindung wieder da ist.',
  outdated: 'Neue Version verfügbar',
  outdated_help: 'Ein Teil dieser Seite konnte nicht geladen werden. Laden Sie die Seite neu.',
  not_found: 'Seite nicht gefunden',
  not_found_help: 'Unter dieser Adresse ist nichts.',
  forbidden: 'Nicht für dieses Konto',
  forbidden_help: 'Sie haben hierauf keinen Zugriff. Es steht Administratoren offen.',
  home: 'Zurück zur Startseite',
  dashboard: 'Zur Übersicht',
}

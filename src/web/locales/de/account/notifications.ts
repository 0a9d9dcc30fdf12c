import type { Catalogue } from '../../types/catalogue.ts'

export const notifications: Catalogue<'de'>['notifications'] = {
  tab: 'Benachrichtigungen',
  title: 'E-Mails',
  help: 'Alles steht in Ihren Nachrichten, was immer Sie hier wählen. Dies bestimmt, was auch gemailt wird.',
  kinds: {
    deposits: 'Einzahlungen',
    plans: 'Pläne',
    withdrawals: 'Schritte einer Auszahlung',
    referrals: 'Empfehlungsboni',
    operator_mail: 'Schreiben des Betreibers',
  },
  kind_help: {
    deposits: 'Eine Einzahlung ist eingegangen oder wurde abgelehnt.',
    plans: 'Gekauft, fällig geworden, wieder angelegt oder aufgelöst.',
    withdrawals: 'Bestätigt, abgelehnt, storniert oder verfallen.',
    referrals: 'Ein Bonus wurde Ihnen gezahlt.',
    operator_mail: 'Was ein Administrator Ihnen schreibt.',
  },
  always: 'Immer gemailt',
  always_help:
    'Was die Sicherheit Ihres Kontos oder Ihres Geldes betrifft, lässt sich nicht abschalten: eine beantragte oder geleistete Auszahlung, eine geänderte Auszahlungsadresse, ein geändertes Passwort oder eine geänderte E-Mail-Adresse, ein neues Gerät, eine Änderung durch den Betreiber, ein eingefrorenes oder gesperrtes Konto.',
  code_title: 'Anmeldecode',
  code: 'Bei jeder Anmeldung einen Code mailen',
  code_help: 'Neben Ihrem Passwort verlangt jede Anmeldung sechs Ziffern, die Ihnen gemailt werden.',
  code_fixed: 'Administratoren bestätigen jede Anmeldung, daher bleibt dies eingeschaltet.',
  saved: 'Gespeichert',
  failed: 'Ihre Präferenzen konnten nicht geladen werden.',
  not_saved: 'Ihre Wahl wurde nicht gespeichert.',
}

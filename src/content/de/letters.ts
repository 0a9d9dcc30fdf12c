/** Emails that are no notices, and the platform’s own reasons, in German. Notices are in notices.ts. */
import type { LetterText } from '../article.ts'
import type { Translation } from '../translated.ts'

/** The first sentence of every email and document. */
export const ribbon = 'Testumgebung: Spielgeld. Senden Sie kein echtes Geld.'

const LIFE = 'Er gilt einmal, innerhalb von 10 Minuten, und ein neuerer Code ersetzt ihn.'

/** Emails with a code, and those to an address rather than an account. */
export const letters: Translation['letters'] = {
  verify: {
    subject: 'Ihr Code zur Bestätigung Ihres Kontos',
    paragraphs: [`Geben Sie diesen Code ein, um Ihre E-Mail-Adresse zu bestätigen und die Registrierung abzuschließen. ${LIFE}`],
    footnotes: ['Wenn Sie sich nicht registriert haben, beachten Sie diese Mail nicht: Ohne den Code geschieht nichts.'],
    action: 'Konto bestätigen',
  },
  verify_again: {
    subject: 'Ihr Code zur Bestätigung Ihres Kontos',
    paragraphs: [
      `Jemand hat sich noch einmal mit dieser E-Mail-Adresse registriert, die noch nicht bestätigt war. Dieser Code schließt die neuere Registrierung ab, mit deren Namen und deren Passwort. ${LIFE}`,
    ],
    footnotes: ['Waren Sie das nicht, so geben Sie den Code nicht ein.'],
    action: 'Konto bestätigen',
  },
  login: {
    subject: 'Ihr Code für die Anmeldung',
    paragraphs: [`Geben Sie diesen Code ein, um die Anmeldung abzuschließen. ${LIFE}`],
    footnotes: ['Waren Sie das nicht, so kennt jemand Ihr Passwort: Legen Sie mit „Passwort vergessen“ ein neues fest.'],
    action: 'Anmeldung bestätigen',
  },
  reset: {
    subject: 'Ihr Code für ein neues Passwort',
    paragraphs: [`Geben Sie diesen Code zusammen mit Ihrem neuen Passwort ein. ${LIFE}`],
    footnotes: ['Wenn Sie ihn nicht angefordert haben, beachten Sie diese Mail nicht: Ihr Passwort bleibt, wie es ist.'],
    action: 'Neues Passwort festlegen',
  },
  withdrawal: {
    subject: 'Ihr Code zur Bestätigung einer Auszahlung',
    paragraphs: [`Geben Sie diesen Code ein, um diese Auszahlung zu bestätigen. ${LIFE}`, 'Betrag: {amount}', 'An: {destination}'],
    footnotes: [
      'Wenn Sie sie nicht beantragt haben, geben Sie den Code nicht weiter: Legen Sie ein neues Passwort fest, und die Auszahlung verfällt von selbst.',
    ],
    action: '',
  },
  password_changed: {
    subject: 'Ihr Passwort wurde geändert',
    paragraphs: [
      'Ihr Passwort wurde mit einem Code geändert, der an diese Adresse ging. Alle Geräte sind abgemeldet, und Auszahlungen sind für 24 Stunden eingefroren.',
    ],
    footnotes: ['Waren Sie das nicht, so legen Sie sofort ein neues Passwort fest und sichern Sie Ihr Postfach.'],
    action: 'Neues Passwort festlegen',
  },
  email: {
    subject: 'Ihr Code für diese E-Mail-Adresse',
    paragraphs: [`Geben Sie diesen Code ein, damit dies die E-Mail-Adresse Ihres Clearterm-Kontos wird. ${LIFE}`],
    footnotes: ['Wenn Sie ihn nicht angefordert haben, beachten Sie diese Mail nicht: Ohne den Code geschieht nichts.'],
    action: 'Einstellungen öffnen',
  },
  email_left: {
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    paragraphs: [
      'Ihr Konto verwendet jetzt {email}. Hierher kommen keine Mails mehr. Auszahlungen sind für 24 Stunden eingefroren.',
      'Waren Sie das nicht, so nehmen Sie es zurück: Diese Adresse gehört dann wieder Ihnen, alle Geräte werden abgemeldet, und Auszahlungen bleiben für 24 Stunden eingefroren.',
    ],
    footnotes: ['Der Link gilt einmal, innerhalb von 72 Stunden.'],
    action: 'Das war ich nicht',
  },
  email_restored: {
    subject: 'Ihr Konto verwendet wieder diese E-Mail-Adresse',
    paragraphs: [
      'Die Änderung Ihrer E-Mail-Adresse wurde zurückgenommen. Alle Geräte sind abgemeldet, und Auszahlungen sind für 24 Stunden eingefroren.',
    ],
    footnotes: ['Wer sie geändert hat, kannte Ihr Passwort: Legen Sie jetzt ein neues fest.'],
    action: 'Neues Passwort festlegen',
  },
  invited_auditor: invitation('Sie sind als Prüfer zu Clearterm eingeladen', 'die Verwaltung einzusehen'),
  invited_operator: invitation('Sie sind als Operator zu Clearterm eingeladen', 'die Aufgaben der Verwaltung zu bearbeiten'),
  invited_administrator: invitation('Sie sind als Administrator zu Clearterm eingeladen', 'die Plattform zu leiten'),
  support_received: {
    subject: 'Ihre Frage an den Support von Clearterm',
    paragraphs: [
      'Öffnen Sie den Link, damit Ihre Frage uns erreicht. Danach zeigt er sie und unsere Antworten.',
      'Sie können dort weiter schreiben.',
    ],
    footnotes: [
      'Der Link gilt 30 Tage, wenn Sie ihn innerhalb von 7 Tagen öffnen. Wenn Sie uns nicht geschrieben haben, ignorieren Sie diese E-Mail.',
    ],
    action: 'Gespräch öffnen',
  },
  support_answered: {
    subject: 'Der Support von Clearterm hat Ihnen geantwortet',
    paragraphs: ['Auf Ihre Frage gibt es eine Antwort. Der Link zeigt sie.', 'Sie können dort antworten.'],
    footnotes: ['Der Link gilt 30 Tage.'],
    action: 'Antwort lesen',
  },
  closed: {
    subject: 'Ihr Konto ist geschlossen',
    paragraphs: [
      'Ihr Konto ist geschlossen, und niemand kann sich mehr daran anmelden.',
      'Wir haben Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer, Ihr Geburtsdatum, Ihre Adressen, Bankdaten, Dateien und Nachrichten gelöscht.',
      'Das Hauptbuch behält Beträge und Tage vergangener Bewegungen unter einer Nummer ohne Namen, damit die Bücher weiter aufgehen.',
    ],
    footnotes: ['Sie können sich jederzeit wieder mit dieser E-Mail-Adresse registrieren: Es wird ein neues Konto sein.'],
    action: '',
  },
}

function invitation(subject: string, task: string): LetterText {
  return {
    subject,
    paragraphs: [
      `{by} lädt Sie ein, bei Clearterm, einer Testumgebung mit Spielgeld, ${task}.`,
      'Öffnen Sie den Link und wählen Sie ein Passwort, oder geben Sie das des Kontos ein, das Sie hier haben.',
    ],
    footnotes: [
      'Der Link gilt einmal, innerhalb von drei Tagen. Wenn Sie nicht wissen, warum Sie ihn bekommen haben, beachten Sie ihn nicht: Es geschieht nichts.',
    ],
    action: 'Einladung annehmen',
  }
}

/** Of notices and records, for when no person gave one. */
export const platformReasons: Translation['platformReasons'] = {
  declined: 'Von einem Administrator abgelehnt',
  deleted: 'Von einem Administrator gelöscht',
  rail_declined: 'Vom Testzahlungsweg abgelehnt',
  no_reason: 'Der Administrator hat keinen Grund genannt.',
  plan_not_offered: 'der Plan wird nicht mehr angeboten',
  plan_out_of_range: 'der Betrag liegt außerhalb des Rahmens des Plans',
  plan_not_covered: 'die Reserve konnte seinen Ertrag nicht decken',
}

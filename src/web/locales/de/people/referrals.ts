import type { Catalogue } from '../../types/catalogue.ts'

export const referrals: Catalogue<'de'>['referrals'] = {
  link_title: 'Ihr Link',
  link: 'Empfehlungslink',
  code: 'Empfehlungscode',
  link_help: 'Wer sich über diesen Link registriert, nennt Sie als Empfehlenden.',
  qr: 'QR-Code Ihres Empfehlungslinks',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copy_failed: 'Nicht kopiert',
  off: 'Der Betreiber hat Empfehlungsboni abgeschaltet. Ihr Link funktioniert weiterhin, und was zuvor verdient wurde, wird noch gezahlt.',
  paused:
    'Einige Boni warten: Das Empfehlungsbudget des Betreibers deckt sie gerade nicht. Sie werden gezahlt, sobald es reicht, die ältesten zuerst.',
  total_referred: 'Empfohlene Personen',
  total_bonus: 'Bonus aus Empfehlungen',
  how_title: 'Wie ein Bonus berechnet wird',
  how_rule:
    'Wird der erste Plan einer von Ihnen empfohlenen Person fällig, erhalten Sie den Empfehlungssatz des Plans mal den Ertrag, den dieser Plan gezahlt hat.',
  how_source:
    'Er kommt aus einem Budget, das der Betreiber zurückgelegt hat, nie aus jemandes Kapital oder Guthaben, und nur, solange dieses Budget gefüllt ist.',
  how_once: 'Ein Bonus je Person. Ein vorzeitig beendeter erster Plan bringt keinen, und spätere Pläne bringen keinen.',
  how_review:
    'Verglichen werden diese Konten: das des neuen Mitglieds, Ihres, die darüber und die Ihrer anderen Empfohlenen. Telefonnummer, Auszahlungsadresse und Dokument werden mit denen aller Empfohlenen verglichen. Ein Administrator entscheidet vor der Zahlung, wenn das neue Mitglied mit einem davon Folgendes teilt:',
  checks: {
    phone: 'die Telefonnummer',
    name_and_address: 'Name und Postanschrift',
    payout_address: 'eine Auszahlungsadresse, jetzt oder früher',
    document: 'ein Dokument, solange wir es aufbewahren',
    network: 'eine Netzadresse: Anmeldungen, zwischen denen höchstens {time} liegen, die Adresse dieses Servers ausgenommen',
  },
  how_burst: 'Ein Administrator entscheidet auch nach mehr als 20 Registrierungen mit Ihrem Link aus einem Netz in einer Stunde.',
  how_mailbox:
    'E-Mail-Adressen, die ein Postfach erreichen, gelten als eine Person: Für sie gibt es keinen zweiten Bonus, und für Sie selbst keinen.',
  rate: '{percent}% des Ertrags',
  rates: 'Empfehlungssatz je Plan',
  people: 'Von Ihnen empfohlene Personen',
  none: 'Noch hat sich niemand über Ihren Link registriert',
  none_help: 'Teilen Sie Ihren Link. Wer sich darüber registriert, steht hier, mit dem Stand des Bonus.',
  joined: 'Registriert: {when}',
  to_bonus: 'Ihr Bonusguthaben ansehen',
  states: {
    signed_up: 'Noch kein Bonus',
    ended_early: 'Kein Bonus',
    due: 'Unterwegs',
    paused: 'Wartet',
    review: 'In Prüfung',
    paid: 'Gezahlt',
    withheld: 'Nicht gezahlt',
  },
  state_help: {
    signed_up: 'Der erste Plan ist noch nicht fällig.',
    ended_early: 'Der erste Plan wurde vorzeitig beendet.',
    due: 'Der Bonus wird gerade gezahlt.',
    paused: 'Er wartet, bis das Budget des Betreibers ihn deckt.',
    review: 'Ein Administrator prüft ihn zuerst.',
    paid: 'In Ihr Bonusguthaben gezahlt.',
    withheld: 'Er wird nicht gezahlt.',
  },
  failed: 'Ihre Empfehlungen konnten nicht geladen werden.',
}

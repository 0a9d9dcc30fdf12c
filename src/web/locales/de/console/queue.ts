import type { Catalogue } from '../../types/catalogue.ts'

export const queue: Catalogue<'de'>['queue'] = {
  views: 'Ansichten',
  view: { waiting: 'Zu entscheiden', deposits: 'Einzahlungen zu entscheiden', withdrawals: 'Auszahlungen zu entscheiden' },
  keys: { move: 'weiter, zurück', approve: 'genehmigen', decline: 'ablehnen', off: 'Tastenkürzel aus', on: 'Tastenkürzel ein' },
  choose: 'Grund wählen',
  reason_hint: 'Das Mitglied liest diesen Satz.',
  own_words: 'Eigene Worte',
  own_words_hint: 'Das Mitglied liest stattdessen diese.',
  reasons: {
    no_payment: 'Für diese Einzahlung kam keine Zahlung an.',
    amount_mismatch: 'Der eingegangene Betrag ist ein anderer.',
    wrong_destination: 'Die Auszahlungsadresse oder die Bankdaten passen nicht.',
    not_your_account: 'Das zahlende oder zu bezahlende Konto gehört jemand anderem.',
    duplicate: 'Dasselbe wurde zweimal beantragt.',
    member_asked: 'Sie haben uns um die Ablehnung gebeten.',
    under_review: 'Wir müssen zuerst das Konto ansehen. Wenden Sie sich an den Support.',
    other: 'Von einem Administrator abgelehnt',
  },
  read_only: 'Ihre Rolle liest die Warteschlange. Operatoren und Administratoren entscheiden.',
  own: 'Dies ist Ihr eigener Vorgang: Jemand anderes entscheidet.',
  second: 'Zweite Person fragen',
  second_title: 'Zweite Person zu {label} über {amount} fragen?',
  second_text: 'Diesen Betrag darf niemand allein genehmigen. Er wartet unter den Freigaben, bis eine zweite Person entscheidet.',
}

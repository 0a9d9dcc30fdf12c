/** Figures in German: their names and definitions, words in the place of one, words for stored values, and the fees page. */
import type { FeesPage } from '../article.ts'
import type { Translation } from '../translated.ts'

/** Name and definition of each public figure. */
export const stats: Translation['stats'] = {
  coverage: {
    title: 'Deckung der Reserve',
    definition:
      'Was in der Verwahrung liegt, geteilt durch das, was geschuldet wird, jede offene Zusage voll gezählt, nach zwei Dezimalstellen abgeschnitten. Die Verwahrung besteht auf dem Papier: Das zeigt Rechnung, nicht, dass außerhalb Vermögen liegt.',
  },
  custody: {
    title: 'In Verwahrung',
    definition:
      'Verbuchte Einzahlungen und das eigene Geld des Betreibers, abzüglich geleisteter Auszahlungen, Stornos und dessen, was der Betreiber zurückgenommen hat. Spielgeld.',
  },
  owed: {
    title: 'Den Mitgliedern geschuldet',
    definition:
      'Die Guthaben aller Mitglieder, vorgemerktes und festgelegtes Geld eingeschlossen, und der gesamte zugesagte Ertrag jedes offenen Plans.',
  },
  reserve_free: {
    title: 'Freie Reserve',
    definition: 'Das eigene Geld des Betreibers, das noch niemandem zugesagt ist: worauf sich weitere Pläne verkaufen lassen.',
  },
  reserve_committed: {
    title: 'Gebundene Reserve',
    definition: 'Die zugesagten Erträge aller offenen Pläne, zurückgelegt in dem Schritt, in dem jeder Plan gekauft wurde.',
  },
  verified_users: {
    title: 'Bestätigte Mitglieder',
    definition:
      'Mitglieder mit bestätigter E-Mail-Adresse und offenem Konto. Administratoren und geschlossene Konten sind nicht mitgezählt.',
  },
  deposits_settled: {
    title: 'Verbuchte Einzahlungen',
    definition:
      'Jede Einzahlung, die in der Testumgebung verbucht wurde, von Anfang an. Korrekturen durch den Betreiber sind nicht mitgezählt. Spielgeld.',
  },
  withdrawals_paid: {
    title: 'Geleistete Auszahlungen',
    definition: 'Jede Auszahlung, die in der Testumgebung geleistet wurde, von Anfang an. Spielgeld.',
  },
  median_withdrawal_time: {
    title: 'Mittlere Dauer einer Auszahlung (Median)',
    definition:
      'Vom Antrag einer Auszahlung bis zur Zahlung, die eigene Bestätigung des Mitglieds eingeschlossen: die mittlere der neuesten 1,000 geleisteten Auszahlungen, bei gerader Zahl die längere der beiden in der Mitte.',
  },
  returns_paid: {
    title: 'Gezahlte Erträge',
    definition:
      'Jeder Ertrag, der gezahlt wurde, als ein Plan fällig oder vorzeitig beendet wurde, aus der Reserve, die dafür zurückgelegt war. Spielgeld.',
  },
  plans_sold: {
    title: 'Verkaufte Pläne',
    definition: 'Jeder Kauf eines Plans, offene und beendete, auch Pläne, die bei Fälligkeit erneut angelegt wurden.',
  },
  running_since: {
    title: 'In Betrieb seit',
    definition: 'Das Geschäftsdatum der ersten Buchung im Journal dieser Instanz.',
  },
  checkpoint_epoch: {
    title: 'Neueste Epoche des Solvenznachweises',
    definition: 'Die Nummer der neuesten Erklärung über das Geschuldete, die in das öffentliche Protokoll signiert wurde.',
  },
  checkpoint_age: {
    title: 'Alter der neuesten Epoche',
    definition:
      'Die Zeit, seit die Bücher für die neueste Erklärung im öffentlichen Protokoll gelesen wurden. Eine neue entsteht alle zehn Minuten, in denen sich die Bücher bewegt haben.',
  },
  last_fill: {
    title: 'Letzte Ausführung',
    definition: 'Wann einer unserer eigenen Bots zuletzt auf dem Papier gehandelt hat.',
  },
} as const

/** Names of the figures of a solvency statement, for screens and the certificate. */
export const epochFigures: Translation['epochFigures'] = {
  liabilities: 'Mitgliedern geschuldet',
  liabilities_note: 'Guthaben und alle offenen Zusagen',
  custody: 'Verwahrt',
  custody_note: 'Spielgeld',
  free: 'Reserve, frei',
  free_note: 'niemandem zugesagt',
  committed: 'Reserve, gebunden',
  committed_note: 'für offene Pläne zurückgelegt',
  coverage: 'Deckung',
}

/** Accounts, factors, devices, destinations. */
export const values: Translation['values'] = {
  bank: 'Bankkonto {number}',
  main: 'Hauptkonto',
  bonus: 'Bonus',
  earning: 'Erträge',
  totp: 'Eine Authenticator-App',
  passkey: 'Der Passkey „{name}“',
  device: '{browser} unter {system}',
  device_system: 'Ein Browser unter {system}',
  device_program: 'Ein Programm',
  device_unknown: 'Ein unbekanntes Gerät',
}

/** In the place of a figure that does not exist, or is too large to read. */
export const figureWords: Translation['figureWords'] = {
  many_times: 'mehr als 10×',
  nothing_owed: 'nichts geschuldet',
  none_paid: 'noch keine geleistet',
  not_yet: 'noch nicht',
}

/** The status of the services, and of the operator. */
export const liveWords: Translation['liveWords'] = {
  all_operational: 'Alle Dienste in Betrieb',
  not_operational: 'Nicht in Betrieb:',
  starting: 'Startet gerade:',
  comma: ', ',
  services: { store: 'Datenbank', ledger: 'Hauptbuch', clock: 'Uhr', prices: 'Kurse', proof: 'Solvenznachweis', mail: 'E-Mail' },
  no_company: 'Betreiber einer Testumgebung, kein Unternehmen',
}

/** That there are none, and what each kind of entry does. */
export const fees: FeesPage = {
  title: 'Gebühren',
  summary: 'Es gibt keine.',
  sections: [
    {
      id: 'none',
      title: 'Es wird nichts berechnet',
      blocks: [
        'Nicht für das Eröffnen, Führen oder Schließen eines Kontos, nicht für eine Einzahlung, einen Plan, den vorzeitigen Ausstieg oder eine Auszahlung. Das Geld ist Spielgeld, also wäre auch eine Gebühr nur gespielt; es gibt trotzdem keine.',
        'Das ist mehr als ein Versprechen. Geld bewegt sich nur durch Buchungen, jede Buchung muss von einer der unten genannten Arten sein, und keine von ihnen nimmt einem Mitglied etwas zugunsten des Betreibers. Ein Test der Software vergleicht diese Liste mit der des Hauptbuchs und schlägt fehl, wenn hier eine Art fehlt.',
      ],
    },
    {
      id: 'not-fees',
      title: 'Was trotzdem etwas kostet',
      blocks: [
        {
          list: [
            'Der vorzeitige Ausstieg: Sie verzichten auf den Teil des Ertrags, der noch nicht aufgelaufen ist. Ihr Kapital bleibt unberührt.',
            'Der Handel der Bots: Ihre Ausführungen auf dem Papier tragen Gebühren, Spreads und Slippage, weil eine Bilanz ohne Kosten ihnen schmeicheln würde. Sie bezahlen davon nichts, und an Ihrem Konto ändert es nichts.',
          ],
        },
      ],
    },
  ],
  moves: {
    'operator.fund': {
      name: 'Betreiber zahlt ein',
      from: 'Verwahrung',
      to: 'Reserve oder Budget',
      why: 'Das eigene Geld des Betreibers, bevor irgendetwas zugesagt werden kann.',
    },
    'operator.take': {
      name: 'Betreiber nimmt zurück',
      from: 'Reserve oder Budget',
      to: 'Verwahrung',
      why: 'Höchstens, was der Betreiber eingezahlt hat, und nie, was gebunden ist.',
    },
    'deposit.settle': { name: 'Einzahlung', from: 'Verwahrung', to: 'Ihr Guthaben', why: 'Der ganze Betrag, den Sie eingezahlt haben.' },
    'plan.lock': {
      name: 'Plan gekauft',
      from: 'Ihr Guthaben',
      to: 'Ihr festgelegtes Kapital',
      why: 'Es bleibt Ihres und wird am Ende zurückgegeben.',
    },
    'plan.commit': {
      name: 'Ertrag zurückgelegt',
      from: 'freie Reserve',
      to: 'gebundene Reserve',
      why: 'Der gesamte zugesagte Ertrag, in derselben Gruppe wie der Kauf.',
    },
    'plan.unlock': {
      name: 'Kapital zurückgegeben',
      from: 'Ihr festgelegtes Kapital',
      to: 'Ihr Guthaben',
      why: 'Das ganze Kapital, am Ende oder wenn Sie aussteigen.',
    },
    'plan.pay': {
      name: 'Ertrag gezahlt',
      from: 'gebundene Reserve',
      to: 'Ihr Guthaben',
      why: 'Was zugesagt war oder, wenn Sie vorzeitig aussteigen, was aufgelaufen ist.',
    },
    'plan.release': {
      name: 'Nicht verdienter Rest',
      from: 'gebundene Reserve',
      to: 'freie Reserve',
      why: 'Nach einem vorzeitigen Ausstieg: der Teil, der noch nicht aufgelaufen war.',
    },
    'withdrawal.hold': {
      name: 'Auszahlung beantragt',
      from: 'Ihr Guthaben',
      to: 'Ihr vorgemerktes Geld',
      why: 'Damit es nicht zweimal ausgegeben werden kann.',
    },
    'withdrawal.pay': {
      name: 'Auszahlung geleistet',
      from: 'Ihr vorgemerktes Geld',
      to: 'Verwahrung',
      why: 'Der ganze Betrag, den Sie beantragt haben.',
    },
    'withdrawal.release': {
      name: 'Auszahlung beendet',
      from: 'Ihr vorgemerktes Geld',
      to: 'Ihr Guthaben',
      why: 'Abgelehnt, storniert oder verfallen: Alles kommt zurück.',
    },
    transfer: {
      name: 'Umbuchung',
      from: 'Ihr Bonus oder Ihre Erträge',
      to: 'Ihr Guthaben',
      why: 'Wenn Sie es wünschen, ohne Bedingungen.',
    },
    'referral.bonus': {
      name: 'Empfehlungsbonus',
      from: 'Empfehlungsbudget',
      to: 'Ihr Bonus',
      why: 'Aus dem eigenen Geld des Betreibers.',
    },
    'adjustment.credit': {
      name: 'Gutschrift durch den Betreiber',
      from: 'Korrekturbudget',
      to: 'Ihr Konto',
      why: 'Mit einem Grund, in Ihrem Kontoauszug.',
    },
    'adjustment.debit': {
      name: 'Gutschrift zurückgenommen',
      from: 'Ihr Konto',
      to: 'Korrekturbudget',
      why: 'Höchstens, was zuvor gutgeschrieben wurde, mit einem Grund, in Ihrem Kontoauszug.',
    },
    reversal: {
      name: 'Storno',
      from: 'Ihr Konto',
      to: 'Verwahrung',
      why: 'Was irrtümlich gutgeschrieben wurde, mit einem zweiten Administrator. Es fließt in kein Budget des Betreibers.',
    },
  },
}

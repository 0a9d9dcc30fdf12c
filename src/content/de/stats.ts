/** The public figures in German: a name and a sentence each. */
export const stats = {
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
    definition: 'Wann die erste Buchung im Journal dieser Instanz eingetragen wurde.',
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

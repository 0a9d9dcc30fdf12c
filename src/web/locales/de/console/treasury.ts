import type { Catalogue } from '../../types/catalogue.ts'

export const treasury: Catalogue<'de'>['treasury'] = {
  failed: 'Die Reserve konnte nicht geladen werden.',
  figures: 'Reserve, Budgets und Deckung',
  free: {
    label: 'Reserve frei',
    caption: 'niemandem zugesagt',
    means:
      'Eigenes Geld des Betreibers, das noch zugesagt werden kann. Ein Plan wird nur verkauft, solange sein ganzer Ertrag darin liegt.',
  },
  committed: {
    label: 'Zurückgelegt',
    caption: 'für offene Pläne zugesagt',
    means:
      'Der ganze Ertrag jedes offenen Plans, im selben Schritt wie der Kauf hierher gebucht. Bei Fälligkeit geht er an das Mitglied; steigt es früher aus, geht der nicht aufgelaufene Rest in die freie Reserve zurück.',
  },
  referral: {
    label: 'Empfehlungsbudget',
    caption: 'daraus kommen Boni',
    means: 'Eigenes Geld des Betreibers für Empfehlungsboni. Ein Bonus, den es nicht zahlen kann, wartet.',
  },
  adjustment: {
    label: 'Korrekturbudget',
    caption: 'daraus kommen Gutschriften von Hand',
    means:
      'Eigenes Geld des Betreibers für Gutschriften durch Administratoren. Eine Belastung gibt höchstens zurück, was vorher gutgeschrieben wurde.',
  },
  see_postings: 'Zu den Buchungszeilen',
  as_of: 'Stand {at}.',
  coverage: 'Deckung',
  coverage_help:
    'Verwahrtes gegen alles Geschuldete, jede offene Zusage in voller Höhe gezählt. Spielgeld: Es zeigt, dass die Bücher vollständig sind, nicht dass es außerhalb Vermögen gibt.',
  proof: 'Der öffentliche Nachweis',
  covered: {
    covered: 'verwahrt ist mindestens das Geschuldete',
    short: 'verwahrt ist weniger als geschuldet',
    nothing: 'noch ist nichts geschuldet',
  },
  chip: {
    covered: 'Gedeckt {percent}',
    short: 'Nicht gedeckt {percent}',
  },
  held: 'Verwahrt (auf dem Papier)',
  owed: 'Mitgliedern geschuldet, Zusagen in voller Höhe',
  drawing: 'Geschuldet {owed}; verwahrt {held}.',
  key: {
    balances: 'Guthaben',
    promises: 'Zusagen',
    held: 'Dafür verwahrt',
    operator: 'Eigenes des Betreibers',
  },
  own: 'Eigenes Geld des Betreibers',
  own_help:
    'Es kommt und geht von Hand, höchstens was eingebracht wurde und nicht zugesagt ist. Geld von Mitgliedern kann niemand entnehmen. Jede Bewegung steht im Prüfprotokoll.',
  accounts: {
    reserve: 'Reserve',
    referral: 'Empfehlungsbudget',
    adjustment: 'Korrekturbudget',
  },
  funding: {
    table: 'Eingebracht und entnommen',
    put_in: 'Eingebracht',
    taken_back: 'Entnommen',
    may_take: 'Entnehmbar',
  },
  none: 'Nichts ist zurückgelegt',
  none_help: 'Kein Plan ist offen. Wird einer verkauft, erscheint sein ganzer Ertrag hier je Plan und je Monat der Fälligkeit.',
  by_month: 'Zurückgelegt, je Monat der Fälligkeit',
  by_month_help: 'In voller Höhe: Was ein früher Ausstieg an die Reserve zurückgibt, wird nicht geschätzt. Monate in UTC.',
  month: 'Monat',
  month_drawing: '{month}: {parts}',
  month_open: {
    one: '{count} Plan wird fällig',
    other: '{count} Pläne werden fällig',
  },
  by_plan: 'Zurückgelegt, je Plan',
  plan: 'Plan',
  plans: 'Pläne',
  open: 'Offen',
  principal: 'Kapital',
  promised: 'Zurückgelegt',
  move: 'Einbringen oder entnehmen',
  move_title: 'Eigenes Geld des Betreibers bewegen',
  move_text:
    'Entnehmen lässt sich höchstens, was eingebracht wurde und nicht zugesagt ist. Über der Schwelle für das Vier-Augen-Prinzip wartet beides auf einen zweiten Administrator, sobald es zwei gibt.',
  account: 'Konto',
  balance_now: 'Jetzt {amount}',
  add: 'Einbringen',
  take: 'Entnehmen',
  direction: 'Richtung',
  amount: 'Betrag',
  at_most: 'Höchstens {amount}',
  submit: 'Bewegen',
  done: 'Erledigt!',
  postings_of: 'Buchungszeilen: {account}',
  months: 'Monate und was in ihnen fällig wird',
  by_plan_table: 'Pläne und was für sie zurückgelegt ist',
  postings: 'Buchungszeilen',
  postings_failed: 'Die Buchungszeilen konnten nicht geladen werden.',
  no_postings: 'Noch keine Buchungszeile',
  codes: {
    free: 'Reserve frei',
    committed: 'Zurückgelegt',
    referral: 'Empfehlungsbudget',
    adjustment: 'Korrekturbudget',
  },
  time: 'Zeit',
  kind: 'Was',
  entry: 'Buchung',
  ref: 'Gehört zu',
  after: 'Stand danach',
  kinds: {
    operator: {
      fund: 'Vom Betreiber eingebracht',
      take: 'Vom Betreiber entnommen',
    },
    plan: {
      commit: 'Für einen Plan zurückgelegt',
      pay: 'An ein Mitglied gezahlt',
      release: 'Durch frühen Ausstieg zurück',
    },
    referral: {
      bonus: 'Empfehlungsbonus',
    },
    adjustment: {
      credit: 'Einem Mitglied gutgeschrieben',
      debit: 'Von einem Mitglied zurück',
    },
    reversal: 'Storno',
  },
}

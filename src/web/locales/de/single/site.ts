import type { Catalogue } from '../../types/catalogue.ts'

export const site: Catalogue<'de'>['site'] = {
  meta: {
    title: 'Clearterm: ein Ertrag, der zurückgelegt ist, bevor er zugesagt wird',
    description:
      'Eine Testumgebung mit Spielgeld: feste Laufzeiten, deren gesamter Ertrag zuerst im Hauptbuch zurückgelegt wird, KI-Handelsbots mit ihren echten Bilanzen und ein Nachweis, den jeder prüfen kann.',
  },
  not_found: {
    title: 'Unter dieser Adresse gibt es keine Seite',
    help: 'Sie ist vielleicht umgezogen, oder die Adresse hat einen Tippfehler. Sie haben nichts verloren.',
    home: 'Zur Startseite',
  },
  hero: {
    tagline: 'Klug handeln mit KI',
    title: 'Erst zurückgelegt. Dann zugesagt.',
    lead: 'Ein Plan mit fester Laufzeit kann hier erst verkauft werden, wenn sein gesamter Ertrag die Reserve des Betreibers verlassen hat. Jede Zahl auf dieser Seite lässt sich öffnen, bis zu den Einträgen dahinter.',
    plans: 'Pläne ansehen',
    proof: 'Nachweis prüfen',
    admit: 'Eine Testumgebung mit Spielgeld. Der Nachweis zeigt Rechnung und Vollständigkeit, nicht, dass es außerhalb Vermögen gibt.',
    drawing:
      'Zeichnung einer Anlage von $800.00 über 30 Tage: $116.00 werden an Tag 0 zurückgelegt, bis Tag 12 sind $46.40 aufgelaufen, und bei Fälligkeit werden $916.00 gezahlt.',
    aside: '$116.00 an Tag 0 zurückgelegt',
    now: 'Tag 12: $46.40 aufgelaufen',
    principal: '$800.00 Kapital, festgelegt',
    maturity: 'bei Fälligkeit $916.00',
    day: 'Tag {n}',
    key: { accrued: 'Nach dem Kalender aufgelaufen', aside: 'Zurückgelegt, noch nicht aufgelaufen', principal: 'Kapital' },
    sample: 'Beispielkauf, Diamond. Das Kapital ist nicht im Maßstab des Ertrags gezeichnet.',
  },
  features: {
    title: 'Was dahintersteht',
    bots: {
      title: 'Ob es steigt oder fällt',
      figure: 'Größter Rückgang eines Bots',
      text: 'Bots folgen festen Regeln in steigenden und fallenden Märkten und können in beiden verlieren. Hier ist der stärkste Rückgang, den einer von ihnen hatte.',
      text_none:
        'Bots folgen festen Regeln in steigenden und fallenden Märkten und können in beiden verlieren. Noch hat keiner eine Bilanz.',
      link: 'Bilanzen der Bots öffnen',
    },
    funded: {
      title: 'Vorab gedeckter Ertrag',
      figure: 'Deckung durch die Reserve',
      text: 'Jetzt verwahrt: {custody}. Jetzt geschuldet: {owed}, jeder zugesagte Ertrag vom Tag der Zusage an in voller Höhe gezählt.',
      link: 'Nachweis öffnen',
    },
    process: {
      title: 'Automatischer Ablauf',
      figure: 'Bisher gezahlte Erträge',
      text: 'Ein fällig gewordener Plan wird zum Termin von selbst gezahlt, Kapital und Ertrag zusammen, ohne Antrag und ohne Genehmigung.',
      link: 'Bedingungen eines Plans lesen',
    },
  },
  portfolios: {
    eyebrow: 'Pläne',
    title: 'Fünf Laufzeiten, vollständig ausgeschrieben',
    see_all: 'Alle Pläne ansehen',
    free: 'Freie Reserve jetzt: {amount}. Ein Kauf, der größer ist, als sie decken kann, wird abgelehnt.',
  },
  why: {
    eyebrow: 'Warum Clearterm',
    title: 'Vier Aussagen, die Sie selbst prüfen können',
    funded: 'Gedeckt vor dem Verkauf',
    funded_text:
      'Ohne Reserve kein Verkauf. Eine Buchung legt Ihr Kapital fest und den gesamten Ertrag zurück; das eine gibt es nicht ohne das andere.',
    funded_link: 'Die Reserve, nachgewiesen',
    exit: 'Der Ausstieg bleibt offen',
    exit_text:
      'Eine Auszahlung hängt nie von einer Gebühr, einem Upgrade oder einer weiteren Einzahlung ab. Eine abgelehnte gibt das Vorgemerkte in derselben Buchung zurück, mit Grund.',
    exit_link: 'Was die Bedingungen sagen',
    fees: 'Keine versteckten Gebühren',
    fees_text:
      'Es gibt keine Gebühren: Das Hauptbuch kennt keine Buchungsart, die eine nehmen könnte. Der Handel auf dem Papier zahlt eine Handelsgebühr, die jede Ausführung zeigt.',
    fees_link: 'Die Seite zu den Gebühren',
    erased: 'Nichts wird gelöscht',
    erased_text:
      'Eine Korrektur ist eine neue Buchung neben der alten. Das Protokoll der Prüfpunkte ist signiert, und jeder kann es gegen früher Veröffentlichtes halten.',
    erased_link: 'Im Browser prüfen',
  },
  trades: {
    eyebrow: 'KI-Handel live',
    title: 'Handel von überall',
    lead: 'Die Bots handeln auf dem Papier, rund um die Uhr und von keinem bestimmten Ort. Dies sind ihre letzten neun Ausführungen, mit Gebühr und mit Verlusten, wie sie anfallen. Jede Zeile öffnet ihre Ausführung.',
    all: 'Alle Ausführungen, und was das Halten der Coins gebracht hätte',
    recent: 'Letzte Ausführungen',
    without: 'Die neuesten Ausführungen brauchen JavaScript. Alle stehen auf der Seite „KI-Handel live“.',
  },
  steps: {
    eyebrow: 'Erste Schritte',
    title: 'So funktioniert es',
    sign_up: 'Registrieren',
    sign_up_text: 'Registrieren Sie sich und bestätigen Sie Ihre E-Mail-Adresse mit einem Einmalcode. Kein Dokument wird verlangt.',
    deposit: 'Einzahlen',
    deposit_text: 'Spielgeld, mit der Testkarte oder an eine Testadresse. Nichts Echtes kann gesendet werden.',
    activate: 'Bot aktivieren',
    activate_text:
      'Wählen Sie den Bot, dessen Bilanz Sie verfolgen. Der Ertrag des Plans ist ein fester Betrag, den der Betreiber im Voraus zurücklegt. Der Bot verdient ihn nicht; dessen eigene Bilanz steht {here}.',
    here: 'hier',
    records: ': die Bilanzen der Bots',
    withdraw: 'Auszahlen',
    withdraw_text:
      'Bei Fälligkeit gehen Kapital und Ertrag in Ihr Guthaben. Ausgezahlt wird mit einem Code aus der E-Mail, an eine Wallet oder ein Bankkonto, auf dem Papier.',
  },
  heatmap: {
    lead: 'Wie weit sich jeder Coin in 24 Stunden bewegt hat. Ein Strich bis zum ersten Kurs.',
    all: 'Alle Kurse und Diagramme',
  },
  simplicity: {
    eyebrow: 'Einfachheit',
    title: 'Vermögen, einfach gemacht',
    lead: 'Etwas Prüfbares statt eines Slogans: Die Hälfte aller geleisteten Auszahlungen dauerte höchstens {median}, vom Antrag bis zur Zahlung.',
    lead_none:
      'Etwas Prüfbares statt eines Slogans: wie lange geleistete Auszahlungen dauerten, vom Antrag bis zur Zahlung. Noch wurde keine geleistet.',
    link: 'Wie jeder Dienst gelaufen ist',
  },
  stats: {
    title: 'Statistik',
    lead: 'Gezählt aus dem Hauptbuch und der Liste der Konten. Öffnen Sie eine Zahl, um zu sehen, was sie zählt.',
    since: 'In Betrieb seit {date}, dem Tag der ersten Buchung im Journal.',
  },
  figures: {
    records: 'Einträge dazu öffnen',
    of_plan: '{title}, Plan {plan}',
    worst_drawdown: {
      title: 'Größter Rückgang',
      text: 'Der stärkste Rückgang des Werts eines Bots von einem früheren Hoch, über seine ganze Bilanz, nach Gebühren.',
    },
  },
  ticker: {
    label: 'Jetzt',
    coverage: 'Deckung durch die Reserve',
    both: '{custody} verwahrt, {owed} geschuldet',
    checkpoint: 'Letzter Solvenz-Prüfpunkt',
    ago: '{age} alt',
    prices: 'Kurse',
  },
  overlay: 'Lädt',
  plans: 'Alle Pläne ansehen',
}

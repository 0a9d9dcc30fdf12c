/** Printed documents in German: the user manual, the account statement, the reserve certificate, the calendar. */
import type { Policy, Section } from '../article.ts'
import type { Translation } from '../translated.ts'
import { epochFigures } from './figures.ts'

/** The first steps. */
const begin: readonly Section[] = [
  {
    id: 'what-it-is',
    title: 'Was das ist',
    blocks: [
      'Clearterm ist die Testumgebung einer Anlageplattform. Alles Geld darin ist Spielgeld: Nichts, was Sie sehen, lässt sich gegen echtes Geld tauschen, und keine Seite nennt eine Adresse oder ein Konto, an das echtes Geld gehen könnte. Ein Banner auf jeder Seite sagt das. Senden Sie kein echtes Geld.',
      'Üben können Sie eine solche Plattform im Ganzen: ein Konto eröffnen, einzahlen, Kapital in Plänen mit fester Laufzeit anlegen, Erträge auflaufen sehen, Geld herausnehmen und mit dem eigenen Rechner prüfen, dass die Bücher des Betreibers aufgehen.',
      'Zwei Dinge bleiben durchweg getrennt. Ein Plan zahlt einen einzigen vertraglichen Ertrag, den der Betreiber bei Ihrem Kauf vollständig zurücklegt. Die Bots haben ihre eigene Bilanz, mit den Verlusten, die anfallen; die Erträge der Pläne erwirtschaften sie nicht.',
    ],
  },
  {
    id: 'account',
    title: 'Ein Konto eröffnen',
    blocks: [
      {
        list: [
          'Wählen Sie „Registrieren“ und geben Sie Name, E-Mail-Adresse, Geschlecht, Telefon und ein Passwort von 12 bis 128 Zeichen an. Sie müssen mindestens 18 Jahre alt sein. Ein Empfehlungscode ist freiwillig.',
          'Stimmen Sie den Bedingungen zu. Die Fassung, der Sie zustimmen, wird mit Ihrem Konto gespeichert.',
          'Per E-Mail kommt ein Code aus sechs Ziffern. Er gilt zehn Minuten und nur einmal. Geben Sie ihn auf der nächsten Seite ein; ein neuer kann einmal je Minute gesendet werden.',
          'Melden Sie sich an. Geschieht das von einem Gerät, das vorher nicht da war, so erfahren Sie es per E-Mail.',
        ],
      },
      'Wo die Testumgebung ohne Mailserver läuft, behält sie alle E-Mails. Den Link des Postfachs zeigt das Terminal beim Start des Servers.',
    ],
  },
  {
    id: 'safety',
    title: 'Das Konto schützen',
    blocks: [
      'Unter Einstellungen, Reiter Sicherheit, steht, was das Konto schützt: ein Bestätigungscode bei der Anmeldung, eine Authenticator-App mit Wiederherstellungscodes, Passkeys und die Liste der angemeldeten Geräte, von denen Sie jedes abmelden können. Mit einem zweiten Faktor verlangen Schritte, die Geld bewegen, dass Sie sich neu ausweisen, höchstens alle fünf Minuten.',
      'Wenn etwas nicht stimmt, frieren Sie das Konto dort ein: Alle Sitzungen enden, und bis Sie dem Link in der E-Mail folgen, kann nichts eingezahlt, gekauft oder ausgezahlt werden. Pläne werden weiter fällig. Ein per E-Mail zurückgesetztes Passwort friert Auszahlungen für 24 Stunden ein. Eine geänderte E-Mail-Adresse lässt sich von der alten aus 72 Stunden lang zurücknehmen.',
    ],
  },
  {
    id: 'deposit',
    title: 'Einzahlen',
    blocks: [
      {
        list: [
          'Wählen Sie „Einzahlen“, einen Betrag und einen Weg: Karte, Wallet oder Bank.',
          'Eine Wallet zeigt eine Testadresse und ihren Code. Keine Wallet-Software nimmt sie an. Die Bank zeigt die Angaben eines festen Musterkontos.',
          'Die Kasse hat bei jedem drei Schaltflächen: „Genehmigen“, „Ablehnen“ und „Verzögern“. Ein Feld für eine Kartennummer gibt es nicht.',
          '„Genehmigen“ schreibt den Betrag sofort Ihrem Hauptguthaben gut, „Ablehnen“ beendet die Einzahlung. „Verzögern“ lässt sie ausstehen, bis Sie neu wählen oder ein Administrator entscheidet.',
        ],
      },
      'Jede Einzahlung hat eine eigene Seite mit ihrem Stand, ihrem Verlauf und den Buchungen im Hauptbuch, die sie ausgelöst hat.',
    ],
  },
]

/** Plans, from the choice to the end. */
const invest: readonly Section[] = [
  {
    id: 'choose',
    title: 'Einen Plan wählen',
    blocks: [
      'Die Seite [Pläne](/plans) führt neun Pläne auf. Die angebotenen zeigen den vertraglichen Satz über die ganze Laufzeit, seinen Anteil je Tag, die Laufzeit, den kleinsten und den größten Betrag und was noch frei ist. Neben jedem Satz steht der Jahresertrag (APY). Er ist reine Rechnung: Er träfe nur zu, wenn der Plan das ganze Jahr wiederholt würde, und das kann die Reserve nicht finanzieren. Die Sätze liegen weit über dem, was irgendeine echte Anlage zahlt.',
      'Ein Plan ohne Bedingungen ist aufgeführt und mit „nicht angeboten“ gekennzeichnet. Ein Plan, dessen Ertrag die Reserve nicht decken kann, ist „ausgeschöpft“ und kann nicht gekauft werden.',
    ],
  },
  {
    id: 'buy',
    title: 'Ihn kaufen',
    blocks: [
      {
        list: [
          'Öffnen Sie den Plan, geben Sie einen Betrag innerhalb seiner Grenzen ein und bestätigen Sie.',
          'In einem einzigen Schritt des Hauptbuchs geht Ihr Kapital vom Hauptguthaben auf das festgelegte Konto über und der gesamte zugesagte Ertrag von der freien Reserve des Betreibers in die gebundene. Entweder geschieht beides oder keines von beiden.',
          'Die Anlage behält die Bedingungen, zu denen sie verkauft wurde. Ändert der Betreiber den Plan später, so bleibt Ihre, wie sie war.',
        ],
      },
    ],
  },
  {
    id: 'accrue',
    title: 'Während er läuft',
    blocks: [
      'Der Ertrag läuft sekundengenau auf, Montag bis Sonntag. Was aufgelaufen ist, wird gezeigt und gehört Ihnen nicht, bevor der Plan endet; bis dahin wird dafür nichts gebucht. Die Übersicht, die Seite [Anlagen](/investments) und ein Kalender, den Sie abonnieren können, zeigen, was wann fällig wird.',
      'Für jede Anlage wählen Sie, was bei Fälligkeit geschieht: auszahlen, das Kapital erneut anlegen oder Kapital und Ertrag erneut anlegen. Bis zur Fälligkeit können Sie es sich anders überlegen. Ist erneutes Anlegen nicht möglich, so wird ausgezahlt, und Sie erfahren den Grund.',
    ],
  },
  {
    id: 'end',
    title: 'Wenn er endet',
    blocks: [
      'Bei Fälligkeit sind Kapital und Ertrag auf Ihrem Hauptguthaben. Sie müssen nichts beantragen, und es wird keine Gebühr genommen.',
      'Sie können an jedem Tag vorher aussteigen. Die Seite zeigt eine Berechnung, die 60 Sekunden lang gilt: Ihr Kapital und das, was bis dahin nach der Ausstiegsregel des Plans aufgelaufen ist. Der Rest des zugesagten Ertrags geht an die Reserve des Betreibers zurück und ist für Sie verloren.',
    ],
  },
]

/** Money out, the record of everything, and the ways to check it. */
const out: readonly Section[] = [
  {
    id: 'payout',
    title: 'Angeben, wohin ausgezahlt wird',
    blocks: [
      'Unter Einstellungen, Reiter Wallet, speichern Sie eine Adresse je Coin und Netzwerk sowie Bankdaten. Jede Adresse wird beim Speichern darauf geprüft, ob sie zu ihrem Netzwerk passt. Geben Sie keine echten Bankdaten ein: Verwenden Sie das Muster. Bankdaten werden verschlüsselt, und von der Kontonummer sind nur die letzten vier Zeichen zu sehen. Über jede Änderung erhalten Sie eine E-Mail. Die E-Mail über eine Adresse hat einen Link, der die Änderung 72 Stunden lang rückgängig macht.',
    ],
  },
  {
    id: 'withdraw',
    title: 'Auszahlen',
    blocks: [
      {
        list: [
          'Wählen Sie „Auszahlen“, einen Betrag und eine gespeicherte Adresse oder die Bank.',
          'Der Betrag wird sofort vorgemerkt: Er verlässt das Hauptguthaben und gehört allein zu diesem Antrag.',
          'Geben Sie den Code aus der E-Mail ein. Unbestätigt verfällt der Antrag nach 15 Minuten, und der vorgemerkte Betrag kehrt zurück. Bis über ihn entschieden ist, können Sie ihn auch selbst stornieren.',
          'Ein Administrator gibt frei oder lehnt ab. Eine Ablehnung nennt ihren Grund und gibt den vorgemerkten Betrag im selben Schritt zurück. Kleine Beträge können ohne Warten ausgezahlt werden, bis zu einer Grenze, die der Betreiber setzt.',
        ],
      },
      'Eine Auszahlung hängt nie von einer Gebühr, einem Upgrade oder einer weiteren Einzahlung ab. Es gibt [keine Gebühren](/fees).',
    ],
  },
  {
    id: 'records',
    title: 'Ihre Aufzeichnungen lesen',
    blocks: [
      'Jede Zahl der Übersicht lässt sich öffnen: Ein Klick zeigt, was sie bedeutet, wann sie gelesen wurde und aus welchen Buchungen sie sich summiert. Vorgänge können durchsucht, gefiltert und als CSV gespeichert werden. Ein Kontoauszug für jeden Monat, als PDF oder CSV, beginnt mit dem Anfangsguthaben, führt jede Buchungszeile auf und endet mit dem Endguthaben. Einstellungen, Reiter Daten, gibt Ihnen in einer Datei alles, was wir über Sie gespeichert haben, und was Administratoren an Ihrem Konto getan haben.',
      'Beträge lassen sich vor allen verbergen, die mit Ihnen auf den Bildschirm sehen: ein Schalter, für alle Ihre eigenen Seiten.',
    ],
  },
  {
    id: 'check',
    title: 'Den Betreiber prüfen',
    blocks: [
      'Etwa alle zehn Minuten, in denen sich die Bücher bewegt haben, erklärt der Betreiber, was insgesamt geschuldet wird und was dem gegenübersteht, und signiert das in ein öffentliches Protokoll, das sich nicht unbemerkt umschreiben lässt. Die Seite [Prüfen](/proof#check) findet Ihr eigenes Geld in der Summe, in Ihrem Browser, Schritt für Schritt; eine Kopie dieser Seite arbeitet ohne Netz. Wer unserem Code nicht traut, kann das zweite Prüfprogramm im Quelltext verwenden, das nichts davon teilt.',
      'Was das zeigt, ist Rechnung, Vollständigkeit und Stimmigkeit. Es kann nicht zeigen, dass außerhalb der Bücher Vermögen liegt: Das Verwahrkonto besteht nur auf dem Papier.',
      'Jede öffentliche Zahl hat ihre Definition und den Zeitpunkt, für den sie gilt, und lässt sich bis zu den Summen öffnen, aus denen sie besteht.',
    ],
  },
  {
    id: 'bots',
    title: 'Den Bots folgen',
    blocks: [
      'Die Seite jedes Bots nennt seine Regel, seine Parameter, seine Ausführungen mit Gebühr und Slippage, die Ergebnisse netto und brutto, den größten Rückgang und daneben, was das Halten derselben Coins gebracht hätte. Simulierte Kurse sind auf jeder Kachel, in jedem Diagramm und bei jeder Ausführung mit SIMULIERT gekennzeichnet. Im Labor können Sie eine Regel im eigenen Browser über gespeicherte Kerzen laufen lassen.',
    ],
  },
  {
    id: 'referrals',
    title: 'Andere einladen',
    blocks: [
      'Ihr Empfehlungslink steht in Ihrem [Profil](/profile#referrals). Wenn der erste Plan einer Person fällig wird, die über ihn gekommen ist, zahlt Ihnen der Betreiber einen Anteil an dem wirklich gezahlten Ertrag, einmal, aus einem eigenen Budget und nur, solange darin Geld ist. Niemandes Kapital ist je ein Teil davon.',
    ],
  },
  {
    id: 'leave',
    title: 'Einen Erfahrungsbericht schreiben oder gehen',
    blocks: [
      'Sobald ein Plan von Ihnen fällig geworden ist und eine Auszahlung geleistet wurde, können Sie in den Einstellungen einen Erfahrungsbericht schreiben. Ein Administrator liest ihn, bevor er neben dem Plan erscheint, auf den er zurückgeht. Ein kritischer Text ist ebenso willkommen; abgelehnte werden öffentlich nach ihrem Grund gezählt.',
      'Das Konto schließen Sie unter Einstellungen, Reiter Daten, sobald kein Guthaben, keine Vormerkung und kein Plan mehr offen ist. Was Sie benennt, wird gelöscht; die Beträge bleiben im Hauptbuch, weil die Bücher weiterhin aufgehen müssen.',
    ],
  },
]

export const manual: Policy = {
  version: '2026-11-27',
  title: 'Handbuch',
  summary: 'Von der ersten Anmeldung bis zur letzten Auszahlung, und wie Sie prüfen, was Ihnen gezeigt wird.',
  sections: [...begin, ...invest, ...out],
}

/** Of every printed document. */
export const papers: Translation['papers'] = {
  generated: 'Erstellt am {at} UTC',
  page: 'Seite {n} von {count}',
  replaced: 'Einige Zeichen haben in der Schrift dieses Dokuments keine Form und stehen als {sign}.',
  legal: 'Bedingungen, Datenschutz und Risiko',
  in_force: 'In Kraft seit {date}',
  cut: 'Nur die ersten {rows} von {total} Zeilen.',
  cut_unknown: 'Nur die ersten {rows} Zeilen; es gibt mehr.',
}

/** Of an account statement. */
export const statement: Translation['statement'] = {
  title: 'Kontoauszug für {period}',
  member: 'Mitglied',
  email: 'E-Mail',
  account: 'Konto',
  period: 'Zeitraum',
  count: 'Buchungszeilen',
  as_of_batch: 'Journal bis Stapel',
  from_to: '{from} bis {until}, nach Geschäftsdatum (UTC)',
  running: '{period}; der Zeitraum ist nicht vorbei',
  opening: 'Anfangsguthaben',
  before: 'Vor dem {day}',
  postings: 'Buchungszeilen',
  closing: 'Endguthaben',
  so_far: 'Bisheriges Guthaben',
  at_end: 'Am Ende des Zeitraums',
  when_made: 'Bei der Erstellung dieses Dokuments',
  in_all: 'Insgesamt',
  nothing: 'In diesem Zeitraum wurde nichts aufgezeichnet.',
  recorded: 'Datum',
  summary: 'Übersicht',
  money_in: 'Zugänge',
  money_out: 'Abgänge',
  sum_deposits: 'Einzahlungen',
  sum_returns: 'Erträge aus Plänen',
  sum_bonuses: 'Empfehlungsboni',
  sum_credits: 'Vom Betreiber gutgeschrieben',
  sum_withdrawals: 'Gezahlte Auszahlungen',
  sum_debits: 'Vom Betreiber abgezogen',
  sum_reversals: 'Stornierte Einzahlungen',
  balances: 'Guthaben nach Konto',
  chart: 'Alle Konten zusammen, nach Geschäftsdatum',
  chart_millions: 'Alle Konten zusammen, nach Geschäftsdatum, in Millionen',
  chart_alt: 'Guthaben von {opening} bis {closing}, nach Geschäftsdatum.',
  no_chart: 'Ein Diagramm braucht mindestens drei Punkte. Das Guthaben hat sich an weniger Tagen geändert.',
  dates_note:
    'Daten sind Geschäftsdaten (UTC). Die CSV-Datei enthält die Zeiten der Aufzeichnung. Eine Referenz steht unter der letzten Zeile ihres Vorgangs.',
  what: 'Beschreibung',
  amount: 'Betrag',
  balance: 'Kontostand',
  reason: 'Grund: {reason}',
  aside: 'Zurückgelegt für Ihre offenen Pläne',
  promised: 'Zugesagte Erträge',
  promised_note: 'in der Reserve zurückgelegt',
  accrued: 'Davon aufgelaufen',
  accrued_note: 'nach dem Kalender; gezahlt, wenn ein Plan endet',
  aside_text:
    'Diese Beträge gehören zu keinem Guthaben. Sie stehen in der Reserve des Betreibers, bis ein Plan fällig wird oder vorzeitig aufgelöst wird.',
  main: 'Hauptkonto',
  bonus: 'Bonus',
  earning: 'Erträge',
  locked: 'In Plänen festgelegt',
  held: 'Für Auszahlungen vorgemerkt',
  deposit: 'Einzahlung',
  deposit_card: 'Einzahlung per Karte',
  deposit_wallet: 'Einzahlung per Wallet',
  deposit_bank: 'Einzahlung per Bank',
  a_plan: 'einem Plan',
  lock_in: 'Kapital festgelegt in {plan}',
  lock_out: 'Angelegt in {plan}',
  unlock_in: 'Kapital zurück aus {plan}',
  unlock_out: 'Kapital aus {plan} freigegeben',
  pay: 'Ertrag aus {plan}',
  hold_in: 'Für eine Auszahlung vorgemerkt',
  hold_out: 'Auszahlung beantragt',
  hold_bank: 'Auszahlung auf das Bankkonto {number} beantragt',
  hold_wallet: 'Auszahlung an {coin} {address} beantragt',
  paid: 'Auszahlung geleistet',
  paid_bank: 'Auszahlung auf das Bankkonto {number} geleistet',
  paid_wallet: 'Auszahlung an {coin} {address} geleistet',
  release_declined: 'Auszahlung abgelehnt, Geld zurück',
  release_lapsed: 'Auszahlung verfallen, Geld zurück',
  release_cancelled: 'Auszahlung storniert, Geld zurück',
  release_deleted: 'Auszahlung vom Betreiber gelöscht, Geld zurück',
  release: 'Auszahlung beendet, Geld zurück',
  hold_ended: 'Vormerkung beendet',
  transfer_in: 'Umbuchung von {account}',
  transfer_out: 'Umbuchung auf das Hauptkonto',
  another: 'einem anderen Konto',
  referral: 'Empfehlungsbonus',
  adjustment: 'Korrektur durch den Betreiber',
  reversal: 'Storno durch den Betreiber',
  income_title: 'Einkünfte in {period}',
  income_paper:
    'All das ist Spielgeld. Diese Aufstellung dient der Übung: Sie ist keine Steuerberatung, und niemand meldet sie einem Finanzamt.',
  income_returns: 'Erträge bei Fälligkeit',
  income_early_exits: 'Erträge bei vorzeitigem Ausstieg',
  income_bonuses: 'Boni',
  income_by_plan: 'Erträge nach Plan',
  income_none: 'Keine Einkünfte in diesem Zeitraum.',
  income_note:
    'Einkünfte sind, was gutgeschrieben wurde: Erträge beim Ende von Plänen und Boni für Empfehlungen und vom Betreiber. Was später umgebucht oder zurückgenommen wurde, ist nicht abgezogen. Jede Zeile hat die Nummer ihrer Buchung.',
  entry: 'Buchung',
}

/** Of the reserve certificate, besides the signed values. */
export const certificate: Translation['certificate'] = {
  title: 'Reservebescheinigung',
  subtitle: 'Epoche {epoch}, Stand {at} UTC',
  paper:
    'Die Vermögenswerte sind Spielgeld: Das Verwahrkonto gibt es nur in diesen Büchern. Diese Seite und der Nachweis dahinter zeigen Rechnung, Vollständigkeit und Widerspruchsfreiheit, nicht dass außerhalb etwas verwahrt wird.',
  owed_heading: 'Verbindlichkeiten und Vermögen',
  ...epochFigures,
  signed_heading: 'Signierte Werte',
  root: 'Wurzel der Epoche',
  log: 'Protokoll',
  checkpoint: 'Prüfpunkt',
  head: '{size} Einträge, Wurzel {root}',
  signature: 'Signatur',
  public_key: 'Öffentlicher Schlüssel',
  check_here: 'Hier prüfen',
  check:
    'Diese Zahlen sind etwas wert, wenn sie geprüft werden: von jedem Mitglied, das sein eigenes Geld in der Summe findet, und von jedem, der die veröffentlichten Blätter zusammenzählt.',
}

/** Of the calendar feed: its name, and what happens at each maturity. */
export const calendar: Translation['calendar'] = {
  name: 'Clearterm: Fälligkeiten',
  matures: '{plan} wird fällig',
  pay_out: 'Kapital und Ertrag gehen in Ihr Guthaben. Testumgebung: Spielgeld.',
  reinvest_principal: 'Das Kapital wird wieder in dem Plan angelegt, der Ertrag geht in Ihr Guthaben. Testumgebung: Spielgeld.',
  reinvest_all: 'Kapital und Ertrag werden wieder in dem Plan angelegt. Testumgebung: Spielgeld.',
}

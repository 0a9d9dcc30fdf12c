import type { Section } from '../../article.ts'

/** The first steps, in German. */
export const begin: readonly Section[] = [
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
      'Wenn etwas nicht stimmt, frieren Sie das Konto dort ein: Alle Sitzungen enden, und kein Geld bewegt sich, bis Sie dem Link in der E-Mail folgen. Ein neues Passwort friert Auszahlungen für 24 Stunden ein. Eine geänderte E-Mail-Adresse lässt sich von der alten aus 72 Stunden lang zurücknehmen.',
    ],
  },
  {
    id: 'deposit',
    title: 'Einzahlen',
    blocks: [
      {
        list: [
          'Wählen Sie „Einzahlen“, einen Betrag und einen Weg: Karte, Wallet oder Bank.',
          'Die Testkarte hat drei Schaltflächen: genehmigen, ablehnen und verzögern. Ein Feld für eine Kartennummer gibt es nicht.',
          'Eine Wallet zeigt eine Testadresse und ihren Code. Keine Wallet-Software nimmt sie an. Die Bank zeigt die Angaben eines festen Musterkontos.',
          'Eine Einzahlung, die die Karte genehmigt, ist sofort auf Ihrem Hauptguthaben. Jede andere wartet auf einen Administrator.',
        ],
      },
      'Jede Einzahlung hat eine eigene Seite mit ihrem Stand, ihrem Verlauf und den Buchungen im Hauptbuch, die sie ausgelöst hat.',
    ],
  },
]

import type { QuestionGroup } from '../../article.ts'

export const money: QuestionGroup = {
  id: 'money',
  title: 'Einzahlungen und Auszahlungen',
  questions: [
    {
      id: 'deposit',
      question: 'Wie zahle ich ein?',
      answer: [
        'Wählen Sie einen Betrag und einen Weg. Die Testkarte hat drei Schaltflächen (genehmigen, ablehnen, verzögern) und kein Nummernfeld. Eine Wallet zeigt eine Testadresse, die Bank ein Musterkonto. Was die Karte nicht erledigt, verbucht ein Administrator.',
      ],
    },
    {
      id: 'delayed',
      question: 'Meine Einzahlung steht noch aus. Was nun?',
      answer: [
        'Einzahlungen über Wallet und Bank warten auf einen Administrator. Dauert es länger als 15 Minuten, so schreiben Sie dem [Support](/contact) die ID des Vorgangs. Ausstehend heißt, dass sich noch nichts bewegt hat.',
      ],
    },
    {
      id: 'withdraw',
      question: 'Wie läuft eine Auszahlung ab, und wie lange dauert sie?',
      answer: [
        'Sie beantragen sie, der Betrag wird sofort vorgemerkt, und ein Code geht an Ihre E-Mail-Adresse. Sie bestätigen innerhalb von 15 Minuten, und ein Administrator gibt sie frei; kleine Beträge kann der Betreiber ohne Freigabe durchlassen. Wie lange es wirklich gedauert hat, steht als Median auf der [Startseite](/), gezählt aus den Einträgen.',
      ],
    },
    {
      id: 'fees',
      question: 'Was kostet es?',
      answer: [
        'Nichts. Einzahlen, Halten, Kaufen, Aussteigen und Auszahlen kosten keine Gebühr, und das Hauptbuch hat keine Art von Buchung, die eine nehmen könnte. Die [Gebührenseite](/fees) führt jede Art auf, die es gibt.',
      ],
    },
    {
      id: 'upgrade',
      question: 'Muss ich je etwas zahlen oder ein Upgrade kaufen, um an mein Geld zu kommen?',
      answer: [
        'Nein. Eine Auszahlung hängt nie von einer Gebühr, einer Steuer, einem Upgrade oder einer weiteren Einzahlung ab. Verlangt eine Website das von Ihnen, so hören Sie auf: Es ist die häufigste Form dieses Betrugs.',
      ],
    },
    {
      id: 'declined',
      question: 'Was ist, wenn meine Auszahlung abgelehnt wird?',
      answer: [
        'Das Geld kehrt in derselben Buchung auf Ihr Guthaben zurück, und den Grund lesen Sie beim Vorgang. Sie können sie erneut beantragen.',
      ],
    },
    {
      id: 'referral',
      question: 'Wie funktionieren Empfehlungsboni?',
      answer: [
        'Wenn der erste Plan von jemandem, der sich mit Ihrem Code registriert hat, sein Ende erreicht, erhalten Sie einen Anteil an dem Ertrag, den dieser Plan wirklich gezahlt hat, aus dem Empfehlungsbudget des Betreibers. Ist das Budget leer, so wartet der Bonus. Er lässt sich ohne Bedingungen auf Ihr Guthaben umbuchen.',
      ],
    },
  ],
}

import type { QuestionGroup } from '../../article.ts'

export const plans: QuestionGroup = {
  id: 'plans',
  title: 'Pläne und Erträge',
  questions: [
    {
      id: 'where-from',
      question: 'Woher kommt der Ertrag eines Plans?',
      answer: [
        'Aus der Reserve des Betreibers. Wenn Sie kaufen, geht der gesamte Ertrag von der freien in die gebundene Reserve über, in derselben Buchungsgruppe, die Ihr Kapital festlegt. Kein Bot erwirtschaftet ihn, und keine Einzahlung eines anderen Mitglieds bezahlt ihn.',
      ],
    },
    {
      id: 'no-reserve',
      question: 'Was geschieht, wenn die Reserve aufgebraucht ist?',
      answer: [
        'Der Verkauf endet. Jeder Plan zeigt, wie viel die Reserve noch zulässt, und bei null ist er „ausgeschöpft“. Vorher verkaufte Pläne bleiben unberührt: Ihr Ertrag ist bereits zurückgelegt.',
      ],
    },
    {
      id: 'high-rates',
      question: 'Warum sind die Sätze so hoch?',
      answer: [
        'Weil das Geld Spielgeld ist. Keine echte Anlage zahlt solche Sätze auf Dauer, und niemand kann sie ehrlich zusagen. Die Jahreszahl neben jedem Satz sagt nur, was es hieße, ihn das ganze Jahr zu wiederholen; das könnte die Reserve nicht finanzieren.',
      ],
    },
    {
      id: 'leave-early',
      question: 'Kann ich vor dem Ende aussteigen?',
      answer: [
        'Ja, an jedem Tag. Sie erhalten eine Berechnung, die 60 Sekunden lang auf den Cent gilt: Ihr Kapital und das, was nach der Ausstiegsregel des Plans bis auf die Sekunde aufgelaufen ist. Der Rest der Zusage geht an die Reserve zurück.',
      ],
    },
    {
      id: 'at-maturity',
      question: 'Was geschieht am Ende der Laufzeit?',
      answer: [
        'Kapital und Ertrag kommen auf Ihr Guthaben. Bis dahin können Sie wählen, das Kapital oder beides erneut anzulegen. Ist eine Erneuerung nicht möglich, etwa weil der Plan ausgeschöpft ist, so wird beides ausgezahlt, und eine Nachricht nennt Ihnen den Grund.',
      ],
    },
    {
      id: 'accrues',
      question: 'Läuft der Ertrag auch am Wochenende auf?',
      answer: ['Ja, Montag bis Sonntag, sekundengenau und gleichmäßig, vom Kauf bis zum Ende der Laufzeit.'],
    },
    {
      id: 'not-offered',
      question: 'Warum sind manche Pläne aufgeführt, aber nicht angeboten?',
      answer: [
        'Der Betreiber hat für sie keine Bedingungen festgelegt und keine Reserve bereitgestellt. Solange nicht beides da ist, hat ein Plan einen Namen und sonst nichts und kann nicht gekauft werden. Siehe [alle Pläne](/plans).',
      ],
    },
    {
      id: 'ira',
      question: 'Ist der IRA/401K-Plan ein Altersvorsorgekonto?',
      answer: [
        'Nein. Er ist ein Plan wie die anderen, und das Formular dazu ist ein [Übungsantrag](/ira-form). Es wird kein Konto eröffnet, keine Verwahrstelle ist beteiligt, und es gibt keine steuerliche Behandlung.',
      ],
    },
  ],
}

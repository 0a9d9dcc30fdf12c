import type { QuestionGroup } from '../../article.ts'

export const what: QuestionGroup = {
  id: 'what',
  title: 'Was das hier ist',
  questions: [
    {
      id: 'real-money',
      question: 'Ist das echtes Geld?',
      answer: [
        'Nein. Jedes Guthaben, jede Einzahlung, jeder Plan und jede Auszahlung ist Spielgeld in einem Hauptbuch. Nichts Echtes kann hinein, und nichts Echtes geht hinaus. Senden Sie kein echtes Geld: Keine Seite zeigt eine Adresse, die welches annehmen könnte.',
      ],
    },
    {
      id: 'why',
      question: 'Wozu ist es dann gut?',
      answer: [
        'Um zu sehen, auszuprobieren und zu prüfen, was eine ehrliche Plattform zeigen müsste: wo ein zugesagter Ertrag liegt, bevor er verkauft wird, was allen zusammen geschuldet wird, und wie man herauskommt. Vergleichen Sie es mit jeder Website, die echtes Geld verlangt. [Das Risiko in zwei Minuten](/risk) sagt, worauf Sie achten sollten.',
      ],
    },
    {
      id: 'who',
      question: 'Wer betreibt es?',
      answer: [
        'Wer diese Instanz gestartet hat. Was der Betreiber über sich mitgeteilt hat, steht auf der [Kontaktseite](/contact); steht dort nichts, so ist es der Betreiber einer Testumgebung und kein Unternehmen. Die Software ist quelloffen unter der MIT-Lizenz, jeder kann also eine Instanz betreiben.',
      ],
    },
    {
      id: 'age',
      question: 'Wer kann ein Konto eröffnen?',
      answer: ['Jede Person ab 18 Jahren mit einer E-Mail-Adresse. Es gibt keine Länderliste und keine Prüfung der Identität.'],
    },
    {
      id: 'licence',
      question: 'Ist es zugelassen oder versichert?',
      answer: [
        'Nein, und es gibt nichts zuzulassen oder zu versichern: Es hält niemandes Geld. Eine Website, die echtes Geld hält, sollte auf der Liste Ihrer Aufsicht stehen, und dort sollten Sie nachsehen, nicht auf der Website.',
      ],
    },
    {
      id: 'demo-data',
      question: 'Was bedeutet „Demodaten“ im Banner?',
      answer: [
        'Dass diese Instanz mit erfundenen Mitgliedern und Buchungen gefüllt wurde, um zu zeigen, wie sie im Betrieb aussieht. Ohne dieses Wort kommt jede Zahl von dem, was Menschen und Bots hier getan haben.',
      ],
    },
  ],
}

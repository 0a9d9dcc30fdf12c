import type { QuestionGroup } from '../../article.ts'

export const checking: QuestionGroup = {
  id: 'checking',
  title: 'Uns prüfen',
  questions: [
    {
      id: 'how-check',
      question: 'Wie kann ich prüfen, dass Sie schulden, was Sie sagen?',
      answer: [
        'Der [Solvenznachweis](/proof) veröffentlicht eine signierte Summe dessen, was allen zusammen geschuldet wird, erneuert innerhalb von zehn Minuten nach einer Änderung. Ihr Browser kann [nachprüfen](/verify), dass Ihr eigenes Geld darin enthalten ist, mit einer Datei, die sich auch ohne Netz öffnen lässt; ein Programm ohne eine Zeile unseres Codes tut dasselbe von außen.',
      ],
    },
    {
      id: 'cannot-show',
      question: 'Was kann der Nachweis nicht zeigen?',
      answer: [
        'Dass außerhalb dieser Bücher irgendetwas liegt. Das Verwahrkonto besteht nur auf dem Papier. Der Nachweis zeigt Rechnung, Vollständigkeit und Stimmigkeit, und wer ausgelassen wurde, fehlt darin unbemerkt, bis diese Person nachsieht.',
      ],
    },
    {
      id: 'figures',
      question: 'Woher kommen die Zahlen auf der Startseite?',
      answer: [
        'Jede ist eine Zählung über unsere eigenen Einträge. Tippen Sie darauf, und Sie lesen ihre Definition und den Zeitpunkt der Zählung. Null wird als Null gezeigt, und nichts wird aufgerundet.',
      ],
    },
    {
      id: 'testimonials',
      question: 'Sind die Erfahrungsberichte echt?',
      answer: [
        'Nur ein Mitglied mit bestätigter E-Mail-Adresse, einem Plan, der sein Ende erreicht hat, und einer geleisteten Auszahlung kann einen schreiben. Plan, Ergebnis und Datum stehen neben dem Text. Hat es noch niemand getan, ist der Abschnitt leer und sagt das.',
      ],
    },
    {
      id: 'api',
      question: 'Gibt es eine API?',
      answer: [
        'Ja, dieselbe, die auch diese Seiten benutzen, beschrieben unter [/api/docs](/api/docs). Was Sie hier sehen, kann auch ein Programm lesen.',
      ],
    },
  ],
}

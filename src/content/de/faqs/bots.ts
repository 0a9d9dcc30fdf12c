import type { QuestionGroup } from '../../article.ts'

export const bots: QuestionGroup = {
  id: 'bots',
  title: 'Bots und Kurse',
  questions: [
    {
      id: 'what-bots',
      question: 'Was tun die KI-Bots?',
      answer: [
        'Sechs [Bots](/bots) handeln auf dem Papier nach Regeln, die mit ihren Parametern veröffentlicht sind: von einem Portfolio, das nur immer wieder zu gleichen Teilen zurückkehrt, bis zu zweien, die lernen, die anderen Regeln zu gewichten. Jede Seite zeigt Ergebnisse vor und nach Kosten, den größten Rückgang, Verlustphasen und dieselben Coins, einfach gekauft und gehalten.',
      ],
    },
    {
      id: 'bot-earns',
      question: 'Handelt der Bot mit meinem Geld?',
      answer: [
        'Nein. „Bot aktivieren“ heißt, den Plan zu wählen, dessen Bot-Bilanz Sie verfolgen. Ihr Kapital bleibt im Hauptbuch; die Bots haben ein eigenes Konto auf dem Papier, und nichts, was sie dort einnehmen oder verlieren, erreicht das Ihre.',
      ],
    },
    {
      id: 'simulated',
      question: 'Sind die Kurse echt?',
      answer: [
        'Jeder Kurs nennt seine Quelle: SIMULIERT, LIVE oder WIEDERGABE mit den Jahren. Von Haus aus sind sie simuliert. Ein Kurs, der älter als zwei Minuten ist, wird gekennzeichnet, und kein Bot handelt zu ihm.',
      ],
    },
    {
      id: 'live-trades',
      question: 'Sind die Geschäfte unter „KI-Handel live“ echt?',
      answer: [
        'Es sind echte Ausführungen unserer eigenen Bots auf dem Papier, mit eigener Zeit, Gebühr und eigenem Ergebnis, Verluste eingeschlossen. Jede Zeile lässt sich öffnen bis zu dem Kurs, zu dem sie ausgeführt wurde. Wenn nichts geschieht, sagt die Seite, wann die letzte war. Siehe [KI-Handel live](/live-trades).',
      ],
    },
    {
      id: 'lab',
      question: 'Kann ich die Regeln selbst ausprobieren?',
      answer: [
        'Ja. Das [Labor](/bots/lab) lässt eine Regel in Ihrem Browser über gespeicherte Kurse laufen, mit Kosten, und zeigt, was sie gebracht oder verloren hätte. Was gewesen wäre, ist keine Vorhersage.',
      ],
    },
  ],
}

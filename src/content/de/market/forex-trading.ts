import type { Article } from '../../article.ts'

export const forexTrading: Article = {
  title: 'Forex-Trading',
  summary: 'Was Privatleute mit Währungen und geliehenem Geld tun, und warum die meisten von ihnen verlieren.',
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        'Forex-Trading im Sinne der Werbung heißt, mit einem Vielfachen des eigenen Geldes auf kleine Bewegungen zwischen Währungen zu wetten. In Europa geschieht das meist über Differenzkontrakte mit einem Broker, in den Vereinigten Staaten über gehebelte Kassageschäfte. Oft ist der Broker die Gegenseite des Geschäfts. Der Markt dahinter ist unter [Devisen](/market/forex) beschrieben.',
      ],
    },
    {
      id: 'how',
      title: 'Wie es funktioniert',
      blocks: [
        'Kurse bewegen sich in Pips, bei den meisten Paaren die vierte Stelle nach dem Komma. Ein Standard-Lot sind 100,000 Einheiten der ersten Währung. Bei einem Hebel von 30 zu 1 tragen etwa 3,333 Dollar eine Position von 100,000, und eine Bewegung von einem Prozent dagegen nimmt 1,000 davon. Ist die Sicherheitsleistung aufgebraucht, so wird die Position geschlossen, zum Kurs dieses Augenblicks.',
        'Aufsichtsbehörden begrenzen den Hebel für Privatkunden: 30 zu 1 bei den wichtigsten Paaren in der Europäischen Union seit August 2018, 50 zu 1 in den Vereinigten Staaten.',
      ],
    },
    {
      id: 'returns',
      title: 'Woher ein Ertrag kommt',
      blocks: [
        'Daraus, öfter oder deutlicher recht zu haben, als die Kosten verlangen. Von selbst wächst hier nichts: Vor Kosten heben sich Zuwächse und Verluste aller Händler auf, nach Kosten bleibt weniger als nichts. Die europäische Aufsicht stellte fest, bevor sie 2018 ihre Grenzen setzte, dass 74 bis 89 Prozent der Privatkonten Geld verloren.',
      ],
    },
    {
      id: 'costs',
      title: 'Was es kostet',
      blocks: [
        'Der Spread, gerechnet auf die ganze Position: Ein Pip auf 100,000 sind 10 Dollar, und bei 3,333 Dollar eigenem Geld sind das 0.3% für jedes Kaufen und Verkaufen. Dazu Zinsen über Nacht und der Unterschied zwischen dem Kurs, den Sie sahen, und dem Kurs, den Sie bekamen.',
      ],
    },
    {
      id: 'risks',
      title: 'Typische Risiken',
      blocks: [
        {
          list: [
            'Hebel machen aus Rauschen Ruin: Die Bewegung eines gewöhnlichen Tages kann eine Position beenden.',
            'Kurssprünge über Wochenenden und bei Nachrichten, an jeder Stop-Order vorbei.',
            'Broker ohne Zulassung, die Auszahlungen verweigern oder vorher eine Steuer verlangen.',
            'Signale, Roboter und Lehrgänge, deren Anbieter von ihrem Verkauf leben.',
          ],
        },
      ],
    },
  ],
}

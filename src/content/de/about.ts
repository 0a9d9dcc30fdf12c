import type { Article } from '../article.ts'

export const about: Article = {
  title: 'Über uns',
  summary:
    'Eine Krypto-Anlageplattform mit Spielgeld, gebaut, um zu zeigen, was hinter einer Zusage steht – und damit jeder es prüfen kann.',
  sections: [
    {
      id: 'what',
      title: 'Was Clearterm ist',
      blocks: [
        'Clearterm verkauft feste Laufzeiten mit Spielgeld. Sie zahlen ein, wählen einen Plan, sehen dem Auflaufen zu, steigen vorzeitig aus oder bleiben bis zum Ende, und Sie lassen sich auszahlen. Daneben führen sechs Handelsbots ihre eigene Bilanz. Alles läuft so ab wie mit echtem Geld, nur kann kein echtes Geld hineingelangen.',
        'Der Unterschied liegt darunter. Wird ein Plan verkauft, so wird sein gesamter Ertrag in einer doppelten Buchführung zurückgelegt, im selben Schritt, der das Kapital festlegt. Ohne Reserve kein Verkauf.',
      ],
    },
    {
      id: 'vision',
      title: 'Unsere Vision',
      blocks: [
        'Niemand soll eine finanzielle Zusage glauben müssen. Wo ein Ertrag angeboten wird, soll man sehen können, wo er liegt; wo ein Guthaben angezeigt wird, soll man es in dem wiederfinden, was die Plattform schuldet; wo eine Bilanz gelobt wird, soll man jeden einzelnen Handel darin öffnen können, auch die verlustreichen.',
        'Die Mittel dafür sind alt (doppelte Buchführung) und weniger alt (Hashbäume, signierte Protokolle). Sie kosten wenig. Was anderswo fehlt, ist die Gewohnheit, danach zu fragen.',
      ],
    },
    {
      id: 'mission',
      title: 'Unser Auftrag',
      blocks: [
        'Eine solche Plattform vollständig zu bauen und jede Aussage auf ihr prüfbar zu machen:',
        {
          list: [
            'Eine Zusage ist finanziert, bevor sie verkauft wird. Die [Deckung](/proof) wird veröffentlicht und innerhalb von zehn Minuten nach einer Änderung erneuert.',
            'Jede Zahl lässt sich öffnen. Was gezählt wird, führt zu seiner Definition, seinem Zeitpunkt und seinen Belegen.',
            'Der Ausstieg bleibt offen. An jedem Tag, ohne [Gebühr](/fees) und nie unter der Bedingung einer weiteren Zahlung.',
            'Verluste werden gezeigt. Bei den [Bots](/bots) steht der größte Rückgang neben dem Ergebnis und Kaufen und Halten neben beidem.',
            'Was wir nicht belegen können, sagen wir. Die Verwahrung besteht nur auf dem Papier; der Nachweis zeigt, dass die Bücher vollständig sind, nicht, dass außerhalb von ihnen Vermögen liegt.',
          ],
        },
      ],
    },
    {
      id: 'community',
      title: 'Gemeinschaft',
      blocks: [
        'Es gibt keinen Klub und keine Rangliste. Zur Gemeinschaft gehört, wer prüft. Jedes Mitglied kann sein eigenes Geld [nachprüfen](/verify); jeder kann das Prüfprogramm starten, das keine Zeile Code mit der Plattform teilt, oder als Zeuge auftreten, der nur eine einzige Geschichte mitzeichnet. Je mehr es tun, desto schwerer lässt sich jemand unbemerkt auslassen.',
        'Der Quelltext ist offen und steht unter der MIT-Lizenz. Starten Sie ihn, lesen Sie ihn, versuchen Sie, ihn zu brechen, und melden Sie, was Sie finden. Wer den ganzen Weg gegangen ist, bis zum Ende eines Plans und zu einer geleisteten Auszahlung, kann einen Erfahrungsbericht schreiben; er steht dann neben dem Plan und dem Ergebnis.',
      ],
    },
    {
      id: 'not',
      title: 'Was wir nicht sind',
      blocks: [
        'Keine Bank, kein Broker, kein Berater und, solange die [Kontaktseite](/contact) keines nennt, auch kein Unternehmen. Wir empfehlen keine Anlage, versprechen keinen Kurs und nehmen kein echtes Geld. Die Sätze der Pläne liegen weit über dem, was irgendeine echte Anlage zahlt; misstrauen Sie jedem, der sie für echtes Geld anbietet.',
      ],
    },
  ],
}

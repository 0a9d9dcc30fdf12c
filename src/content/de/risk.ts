import type { Policy } from '../article.ts'

export const risk: Policy = {
  version: '2026-11-22',
  title: 'Das Risiko in zwei Minuten',
  summary:
    'Was hier schiefgehen kann, was bei einem echten Angebot schiefgehen kann, das so aussieht wie dieses, und wie man beide auseinanderhält.',
  sections: [
    {
      id: 'here',
      title: 'Hier ist das Geld Spielgeld',
      blocks: [
        'Auf diesen Seiten kann kein echtes Geld verloren gehen, weil keines hereinkommen kann. Zeit schon, und Spielgeld. Der Betreiber kann die Testumgebung anhalten oder zurücksetzen, und jedes Guthaben endet mit ihr.',
        'Der [Solvenznachweis](/proof) zeigt, dass die Bücher vollständig sind und aufgehen. Er kann nicht zeigen, dass außerhalb der Bücher Vermögen liegt, und hier liegt keines: Auch das Verwahrkonto besteht nur auf dem Papier.',
      ],
    },
    {
      id: 'rates',
      title: 'Die Sätze sind nicht von dieser Welt',
      blocks: [
        'Die Pläne zahlen Sätze, die weit über dem liegen, was irgendeine echte Anlage zahlt. Sie können hier nur stehen, weil das Geld Spielgeld ist und der Betreiber jeden Ertrag zurücklegt, bevor er ihn verkauft. Die Jahreszahl neben jedem Satz ist bloße Rechnung: Sie bräuchte dieselbe Reserve wieder und wieder, und die hat der Betreiber nicht.',
        'Sollte Ihnen jemand solche Sätze für echtes Geld anbieten, so nehmen Sie es als Warnung. Hohe feste Erträge über wenige Wochen, die nie ausbleiben, sind das übliche Kennzeichen eines Systems, das alte Mitglieder mit dem Geld der neuen bezahlt.',
      ],
    },
    {
      id: 'bots',
      title: 'Die Bots erwirtschaften Ihren Ertrag nicht',
      blocks: [
        'Die [Bots](/bots) handeln auf dem Papier, nach veröffentlichten Regeln. Sie können in steigenden wie in fallenden Märkten verlieren, und ihr größter Rückgang steht neben ihrem Ergebnis. Die meisten Kurse, zu denen sie handeln, sind simuliert und so gekennzeichnet. Eine gute Bilanz auf simulierten Kursen sagt nichts über echte, und eine vergangene Bilanz sagt wenig über die Zukunft.',
      ],
    },
    {
      id: 'leaving',
      title: 'Der vorzeitige Ausstieg kostet Sie den Rest',
      blocks: [
        'Kapital in einem Plan ist bis zum Ende der Laufzeit festgelegt. Sie können an jedem Tag aussteigen, mit Ihrem Kapital und dem, was nach der Ausstiegsregel des Plans bis dahin aufgelaufen ist. Der Ertrag, den Sie durch Bleiben noch verdient hätten, entgeht Ihnen.',
      ],
    },
    {
      id: 'real',
      title: 'Falls Sie das je mit echtem Geld tun',
      blocks: [
        {
          list: [
            'Die Kurse von Kryptowerten können sich in Wochen halbieren, und ein Coin kann wertlos werden.',
            'Eine Plattform kann zahlungsunfähig oder bestohlen werden, während Ihr Vermögen dort liegt; die Einlagensicherung deckt das meist nicht.',
            'Eine Überweisung an eine falsche Adresse oder in ein falsches Netz lässt sich nicht rückgängig machen.',
            'Prüfen Sie, ob die Firma bei der Aufsicht Ihres Landes eingetragen ist, und zwar in deren eigener Liste.',
            'Versuchen Sie früh eine Auszahlung. Jede Gebühr, jede Steuer und jedes Upgrade, das vorher bezahlt werden muss, deutet auf Betrug hin.',
            'Setzen Sie nur ein, was Sie ganz verlieren könnten, und leihen Sie sich nichts dafür.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Fragen, die man jeder Plattform stellen sollte, auch dieser',
      blocks: [
        {
          list: [
            'Woher kommt der Ertrag, und wo ist er jetzt? Hier: aus der [Reserve](/proof), vor dem Verkauf zurückgelegt.',
            'Wer kann es prüfen, ohne Sie zu fragen? Hier: [jeder](/verify).',
            'Wie komme ich heraus, wie schnell und zu welchen Kosten? Hier: an jedem Tag, mit einem Code per E-Mail und einer Freigabe, [ohne Gebühren](/fees).',
          ],
        },
      ],
    },
  ],
}

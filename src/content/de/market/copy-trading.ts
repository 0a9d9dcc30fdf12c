import type { Article } from '../../article.ts'

export const copyTrading: Article = {
  title: 'Copy-Trading',
  summary: 'Ein Konto wiederholt die Geschäfte eines anderen: bequem, und nur so gut wie die Person, die kopiert wird.',
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        'Beim Copy-Trading verbindet eine Plattform Ihr Konto mit dem eines Händlers, den Sie aus einer Liste wählen. Kauft er, so kauft auch Ihr Konto, im Verhältnis zu dem Betrag, den Sie dafür vorgesehen haben. Verwandt sind das Mirror-Trading, das einer Regel statt einer Person folgt, und verwaltete Konten, bei denen jemand ein Mandat von Ihnen hat.',
      ],
    },
    {
      id: 'how',
      title: 'Wie es funktioniert',
      blocks: [
        'Sie legen einen Betrag fest, manchmal auch eine Grenze, an der das Kopieren endet, und die Plattform tut den Rest. Ihre Geschäfte folgen einen Augenblick später, deshalb weichen Ihre Kurse ab; in schnellen oder dünnen Märkten weichen sie stark ab. Kleine Konten können wegen der Mindestgrößen nicht jedes Geschäft wiederholen.',
        'In vielen Ländern gilt ein Dienst, der für Sie handelt, ohne jedes Mal zu fragen, als Vermögensverwaltung und braucht eine Zulassung dafür.',
      ],
    },
    {
      id: 'returns',
      title: 'Woher ein Ertrag kommt',
      blocks: [
        'Allein aus den Geschäften. Das Kopieren bringt keinen eigenen Ertrag; es bringt Kosten und Verzögerung. Wer die Liste anführt, lag bisher gut, und unter Tausenden von Konten gibt es davon immer welche, durch bloßes Glück. Listen vergessen außerdem: Gescheiterte Konten sind aus ihnen verschwunden, sodass der Rest besser aussieht, als das Ganze war.',
      ],
    },
    {
      id: 'costs',
      title: 'Was es kostet',
      blocks: [
        'Spread und Provision jedes Geschäfts, manchmal eine Monatsgebühr und oft ein Anteil am Zuwachs für die Person, die kopiert wird. Dieser Anteil ist einseitig: Sie hat teil am Zuwachs, nicht an Verlusten, und das belohnt große Wetten.',
      ],
    },
    {
      id: 'risks',
      title: 'Typische Risiken',
      blocks: [
        {
          list: [
            'Monate kleiner Zuwächse und ein großer Verlust: Sehen Sie auf den größten Rückgang, nicht auf den letzten Ertrag.',
            'Versteckte Hebel und verlustreiche Positionen, die offen gehalten werden, damit sie sich nicht zeigen.',
            'Der Händler ändert seinen Stil oder hört auf, während Sie nicht hinsehen.',
            'Viele Kopien eines Geschäfts bewegen den Kurs gegen sie alle.',
          ],
        },
        'Fragen Sie nach der ganzen Bilanz mit Kosten, nach der längsten Verlustphase und nach demselben Markt, einfach gekauft und gehalten. So werden auf diesen Seiten die [Bilanzen der Bots](/bots) gezeigt; sie handeln auf dem Papier, und ihnen zu folgen kostet nichts und bringt nichts ein.',
      ],
    },
  ],
}

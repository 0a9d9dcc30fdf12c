import type { Section } from '../../article.ts'

/** Plans, from the choice to the end, in German. */
export const invest: readonly Section[] = [
  {
    id: 'choose',
    title: 'Einen Plan wählen',
    blocks: [
      'Die Seite [Pläne](/plans) führt neun Pläne auf. Die angebotenen zeigen den vertraglichen Satz über die ganze Laufzeit, seinen Anteil je Tag, die Laufzeit, den kleinsten und den größten Betrag und was noch frei ist. Neben jedem Satz steht der Jahresertrag (APY). Er ist reine Rechnung: Er träfe nur zu, wenn der Plan das ganze Jahr wiederholt würde, und das kann die Reserve nicht finanzieren. Die Sätze liegen weit über dem, was irgendeine echte Anlage zahlt.',
      'Ein Plan ohne Bedingungen ist aufgeführt und mit „nicht angeboten“ gekennzeichnet. Ein Plan, dessen Ertrag die Reserve nicht decken kann, ist „ausgeschöpft“ und kann nicht gekauft werden.',
    ],
  },
  {
    id: 'buy',
    title: 'Ihn kaufen',
    blocks: [
      {
        list: [
          'Öffnen Sie den Plan, geben Sie einen Betrag innerhalb seiner Grenzen ein und bestätigen Sie.',
          'In einem einzigen Schritt des Hauptbuchs geht Ihr Kapital vom Hauptguthaben auf das festgelegte Konto über und der gesamte zugesagte Ertrag von der freien Reserve des Betreibers in die gebundene. Entweder geschieht beides oder keines von beiden.',
          'Die Anlage behält die Bedingungen, zu denen sie verkauft wurde. Ändert der Betreiber den Plan später, so bleibt Ihre, wie sie war.',
        ],
      },
    ],
  },
  {
    id: 'accrue',
    title: 'Während er läuft',
    blocks: [
      'Der Ertrag läuft sekundengenau auf, Montag bis Sonntag. Was aufgelaufen ist, wird gezeigt und gehört Ihnen nicht, bevor der Plan endet; bis dahin wird dafür nichts gebucht. Die Übersicht, die Seite [Anlagen](/investments) und ein Kalender, den Sie abonnieren können, zeigen, was wann fällig wird.',
      'Für jede Anlage wählen Sie, was bei Fälligkeit geschieht: auszahlen, das Kapital erneut anlegen oder Kapital und Ertrag erneut anlegen. Bis zur Fälligkeit können Sie es sich anders überlegen. Ist erneutes Anlegen nicht möglich, so wird ausgezahlt, und Sie erfahren den Grund.',
    ],
  },
  {
    id: 'end',
    title: 'Wenn er endet',
    blocks: [
      'Bei Fälligkeit sind Kapital und Ertrag auf Ihrem Hauptguthaben. Sie müssen nichts beantragen, und es wird keine Gebühr genommen.',
      'Sie können an jedem Tag vorher aussteigen. Die Seite zeigt eine Berechnung, die 60 Sekunden lang gilt: Ihr Kapital und das, was bis dahin nach der Ausstiegsregel des Plans aufgelaufen ist. Der Rest des zugesagten Ertrags geht an die Reserve des Betreibers zurück und ist für Sie verloren.',
    ],
  },
]

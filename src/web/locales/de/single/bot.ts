/** The page of one bot: inside its ensemble, and the daily replay of all bots. */
import type { Catalogue } from '../../types/catalogue.ts'

export const bot: Catalogue<'de'>['bot'] = {
  ensemble: {
    title: 'Im Inneren des Ensembles',
    lead: 'AdaHedge gewichtet vier Regeln: Was bisher weniger verlor, zählt mehr.',
    figures: 'Zahlen des Ensembles',
    regret: 'Rückstand bisher',
    bound: 'Seine Schranke',
    log_growth: 'des logarithmischen Wachstums, nach Kosten',
    behind:
      'In {bars} seit {from} wuchs die Mischung, in Logarithmen, um {regret} weniger als die beste ihrer Regeln. Bei diesen Kursen lässt der Beweis von AdaHedge höchstens {bound} zu. Kurse von vor der Freigabe zählen mit.',
    ahead:
      'In {bars} seit {from} wuchs die Mischung, in Logarithmen, um {regret} mehr als die beste ihrer Regeln. Bei diesen Kursen lässt der Beweis von AdaHedge höchstens {bound} Rückstand zu. Kurse von vor der Freigabe zählen mit.',
    bars: { one: '{count} Stunde', other: '{count} Stunden' },
    held: 'Jetzt gehalten',
    held_without: '{percent} ohne die Prognosen',
    known: 'Stunden mit Prognose',
    known_of: 'von {count} seit Freigabe',
    weights: 'Gewichte der vier Regeln',
    weights_drawing: 'Gewichte der vier Regeln, {from} bis {to}: {list}.',
    compare: 'Mit und ohne die Prognosen',
    compare_text:
      'Dieselbe Regel seit der Freigabe, zweimal gerechnet: mit den veröffentlichten Prognosen und mit der vergangenen Volatilität an ihrer Stelle. Beide handeln zu den Schlusskursen der Stunden und zahlen dieselben Kosten; daher ist keine genau die Bilanz oben.',
    with: 'Mit den Prognosen',
    without: 'Ohne die Prognosen',
    compare_drawing: 'Wertänderung vom {from} bis {to}: {with} mit den Prognosen, {without} ohne.',
    difference: 'Bisher haben die Prognosen das Ergebnis um {points} Punkte verändert.',
    none_known: 'Noch wurde keine Prognose im Voraus geschrieben, also sind beide gleich.',
    target:
      'Er hält weniger, sobald er mehr als {percent} Volatilität im Jahr erwartet. Eine Prognose zählt nur, wenn sie vor Beginn ihres Tages geschrieben war.',
    table: 'Das Ensemble im Verlauf',
    exposure: 'Gehalten',
    few: 'Die Zeichnungen erscheinen nach drei vollen Stunden.',
    failed: 'Das Ensemble konnte nicht geladen werden.',
  },
  divergence: {
    title: 'Abweichung',
    label: 'Nachgerechnete Tage',
    help: 'Der Lauf aller Bots wird für jeden Tag auf den aufgezeichneten Ticks wiederholt. Hier steht, um wie viel die Ausführungen dann abweichen; es muss null sein.',
    none: 'Noch ist kein Tag vorbei. Der erste wird danach geprüft.',
    failed: 'Die Prüfungen konnten nicht geladen werden.',
    day: 'Tag',
    fills: 'Ausführungen',
    checked: 'Geprüft',
    off: 'Abweichung',
  },
}

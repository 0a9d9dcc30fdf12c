import type { Article } from '../../article.ts'

export const privateWealth: Article = {
  title: 'Privatvermögen',
  summary: 'Was Privatbanken und Family Offices für große Vermögen tun, was sie berechnen und was man sie fragen sollte.',
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        'Private Vermögensverwaltung kümmert sich um das Ganze eines Vermögens: Anlagen, Kredite, Steuern, Erbschaft, Schenkungen, manchmal Kunst und Flugzeuge. Privatbanken tun das für viele Familien, ein Family Office für eine oder wenige. Einstiegssummen von einer Million und mehr sind üblich.',
      ],
    },
    {
      id: 'how',
      title: 'Wie es funktioniert',
      blocks: [
        'Es gibt drei Arten von Auftrag. Bei reiner Ausführung entscheiden Sie, und das Haus führt aus. Bei Beratung schlägt es vor, und Sie entscheiden. Bei einem Verwaltungsmandat entscheidet es innerhalb von Grenzen, die Sie schriftlich vereinbart haben. Lesen Sie diese Grenzen: An ihnen können Sie es messen.',
        'Wertpapiere liegen bei einer Verwahrstelle. Sind sie auf Sie gebucht, so bleiben sie auch dann Ihre, wenn die Bank ausfällt; Geld auf einem Konto ist eine Forderung gegen die Bank, bis zur gesetzlichen Grenze gesichert und nicht weiter.',
      ],
    },
    {
      id: 'returns',
      title: 'Woher ein Ertrag kommt',
      blocks: [
        'Aus denselben Märkten wie bei allen anderen. Was gute Beratung hinzufügt, liegt meist anderswo: Steuern, die rechtmäßig vermieden, Risiken, die gestreut, Fehler in schlechten Jahren, die nicht gemacht werden. Der Zugang zu geschlossenen Fonds ist eine Dienstleistung; ob diese Fonds ihren Preis wert sind, ist eine andere Frage.',
      ],
    },
    {
      id: 'costs',
      title: 'Was es kostet',
      blocks: [
        'Oft rund ein Prozent im Jahr von allem, was verwaltet wird, mit der Größe sinkend, und dazu die Produkte darin, Handel, Verwahrung und Währungstausch. Fragen Sie nach einer Zahl, die alles enthält. Wer berät und von den Herstellern der Produkte bezahlt wird, dient zwei Herren; fragen Sie also, wer zahlt und wie viel.',
      ],
    },
    {
      id: 'risks',
      title: 'Typische Risiken',
      blocks: [
        {
          list: [
            'Interessenkonflikte: die hauseigenen Fonds und ein Umschlag, der Provisionen einbringt.',
            'Kredite auf Wertpapiere, die zurückgezahlt werden müssen, wenn die Kurse fallen.',
            'Klumpung in dem Geschäft, aus dem das Vermögen stammt.',
            'Vertrauen in eine Person statt in Belege. Die Kunden von Bernard Madoff waren bis Dezember 2008 vermögend, beraten und bekamen Auszüge über Geschäfte, die nie stattgefunden hatten. Eine unabhängige Verwahrstelle hätte dem sofort ein Ende gesetzt.',
          ],
        },
      ],
    },
  ],
}

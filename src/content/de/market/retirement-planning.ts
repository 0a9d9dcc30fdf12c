import type { Article } from '../../article.ts'

export const retirementPlanning: Article = {
  title: 'Altersvorsorge',
  summary: 'Wie viel, wo und wie lange: die Fragen hinter einem Einkommen nach der Arbeit.',
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        'Für das Alter vorzusorgen heißt, Einkommen von heute in Einkommen für eine Zeit zu verwandeln, in der Sie keines mehr verdienen. Drei Quellen sind üblich: eine staatliche Rente, etwas über den Arbeitgeber und eigene Ersparnisse. Ein Plan sagt, was jede voraussichtlich bringt und was fehlt.',
      ],
    },
    {
      id: 'how',
      title: 'Wie es funktioniert',
      blocks: [
        'Beginnen Sie mit den Ausgaben statt mit den Erträgen: Was würde ein Jahr zu heutigen Preisen kosten, und wie viel davon ist gedeckt? Der Rest muss aus Ersparnissen kommen, die länger reichen müssen als erwartet und mit den Preisen Schritt halten.',
        'In den Vereinigten Staaten sind die üblichen Hüllen das IRA, das man selbst eröffnet, und der 401(k), den ein Arbeitgeber anbietet. Traditionelle Konten schieben die Einkommensteuer auf; Roth-Konten nehmen versteuertes Geld und lassen begünstigte Entnahmen steuerfrei. Geld, das früh entnommen wird, kostet neben der Einkommensteuer eine Zusatzsteuer von 10%, in den meisten Fällen vor dem Alter von 59½ (Internal Revenue Code § 72(t), Stand Steuerjahr 2025). Andere Länder haben eigene Formen.',
      ],
    },
    {
      id: 'returns',
      title: 'Woher ein Ertrag kommt',
      blocks: [
        'Aus dem, was das Konto enthält; die Hülle selbst bringt nichts. Die meiste Arbeit tut die Zeit. Bei 5% im Jahr wächst ein Betrag in 30 Jahren auf etwa das 4.3-Fache, bei 4% auf etwa das 3.2-Fache. Dieser eine Punkt, oft nicht mehr als die Kosten eines Fonds, nimmt ein Viertel vom Ende.',
      ],
    },
    {
      id: 'costs',
      title: 'Was es kostet',
      blocks: [
        'Kontogebühren, Fondsgebühren, Beratung und bei Rentenversicherungen eine Provision, die man leicht übersieht. Fragen Sie nach der Summe aller Kosten in Prozent im Jahr, schriftlich.',
      ],
    },
    {
      id: 'risks',
      title: 'Typische Risiken',
      blocks: [
        {
          list: [
            'Lange zu leben; das ist etwas Gutes, das bezahlt werden muss.',
            'Schlechte Jahre zu Beginn des Ruhestands: Was in fallende Kurse hinein verkauft wird, lässt sich später nicht aufholen.',
            'Inflation und Gesetze, die sich über Jahrzehnte ändern.',
            'Angebote, die Sie drängen, eine Rente schnell zu übertragen. Echte können warten.',
          ],
        },
        'Die [IRA/401K-Seite](/ira-form) hier ist ein Übungsantrag. Sie eröffnet kein Konto und hat keine Verwahrstelle und keine steuerliche Behandlung.',
      ],
    },
  ],
}

import type { Article } from '../../article.ts'

export const cryptocurrency: Article = {
  title: 'Kryptowährungen',
  summary: 'Geld und Verträge in gemeinsamen Registern, die niemand allein betreibt: wie sie funktionieren und wie sie scheitern.',
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        'Eine Kryptowährung ist ein Eintrag in einem Register, das viele Computer gemeinsam führen. Bitcoin wurde in einem Aufsatz vom Oktober 2008 beschrieben; sein erster Block stammt vom 3. Januar 2009. Ethereum, seit Juli 2015, führt auch Programme aus, und die meisten neueren Coins und Token folgen einer der beiden Ideen. Stablecoins versprechen einen festen Preis, meist einen Dollar.',
      ],
    },
    {
      id: 'how',
      title: 'Wie es funktioniert',
      blocks: [
        'Wer den privaten Schlüssel einer Adresse besitzt, kann bewegen, was dort liegt; niemand kann einen neuen ausstellen. Transaktionen werden zu Blöcken gesammelt. Beim Proof of Work, wie bei Bitcoin, wird das Recht, einen Block anzufügen, durch Rechenarbeit errungen; beim Proof of Stake, wie bei Ethereum seit September 2022, durch hinterlegte Coins, die bei Betrug eingezogen werden können.',
        'An einer Handelsplattform halten Sie gewöhnlich eine Forderung gegen ein Unternehmen statt Coins. Dieses Unternehmen sollte zeigen können, dass es hat, was es schuldet. Wie ein solcher Nachweis entsteht und was er nicht zeigen kann, lässt sich [hier](/proof) mit Spielgeld ausprobieren.',
      ],
    },
    {
      id: 'returns',
      title: 'Woher ein Ertrag kommt',
      blocks: [
        'Die meisten Coins zahlen nichts. Ein Zuwachs ist ein höherer Preis, den jemand anderes zahlt. Belohnungen aus dem Staking sind neue Coins und Gebühren, gezahlt im selben Coin, also so viel wert wie der Coin. „Rendite“ auf Leihplattformen ist der Zins für einen Kredit an jemanden, den Sie nicht sehen.',
      ],
    },
    {
      id: 'costs',
      title: 'Was es kostet',
      blocks: [
        'Handelsgebühren und Spreads, Netzgebühren, die steigen, wenn das Netz ausgelastet ist, und Gebühren für Auszahlungen. Kleine Beträge zu bewegen kann mehr kosten, als sie wert sind.',
      ],
    },
    {
      id: 'risks',
      title: 'Typische Risiken',
      blocks: [
        {
          list: [
            'Kurse: Von November 2021 bis November 2022 verlor Bitcoin in Dollar rund drei Viertel. Kleinere Coins verlieren oft alles.',
            'Plattformen: Mt. Gox stellte im Februar 2014 den Betrieb ein, FTX meldete im November 2022 Insolvenz an; beide Male fehlte Vermögen der Kunden.',
            'Stablecoins: TerraUSD verlor im Mai 2022 innerhalb von Tagen seinen Preis.',
            'Schlüssel, die verloren gehen oder auf einer falschen Website weggegeben werden; was in das falsche Netz überwiesen wird, ist weg.',
            'Versprechen fester täglicher Erträge. Sie sind der älteste Betrug in neuem Gewand.',
          ],
        },
        'Die Kurse von fünfzehn Coins stehen mit Quelle und Alter auf [der Marktseite](/market). Auf den meisten Instanzen sind sie simuliert, und das steht dabei.',
      ],
    },
  ],
}

import type { FeesPage } from '../article.ts'

export const fees: FeesPage = {
  title: 'Gebühren',
  summary: 'Es gibt keine.',
  sections: [
    {
      id: 'none',
      title: 'Es wird nichts berechnet',
      blocks: [
        'Nicht für das Eröffnen, Führen oder Schließen eines Kontos, nicht für eine Einzahlung, einen Plan, den vorzeitigen Ausstieg oder eine Auszahlung. Das Geld ist Spielgeld, also wäre auch eine Gebühr nur gespielt; es gibt trotzdem keine.',
        'Das ist mehr als ein Versprechen. Geld bewegt sich nur durch Buchungen, jede Buchung muss von einer der unten genannten Arten sein, und keine von ihnen nimmt einem Mitglied etwas zugunsten des Betreibers. Ein Test der Software vergleicht diese Liste mit der des Hauptbuchs und schlägt fehl, wenn hier eine Art fehlt.',
      ],
    },
    {
      id: 'not-fees',
      title: 'Was trotzdem etwas kostet',
      blocks: [
        {
          list: [
            'Der vorzeitige Ausstieg: Sie verzichten auf den Teil des Ertrags, der noch nicht aufgelaufen ist. Ihr Kapital bleibt unberührt.',
            'Der Handel der Bots: Ihre Ausführungen auf dem Papier tragen Gebühren, Spreads und Slippage, weil eine Bilanz ohne Kosten ihnen schmeicheln würde. Sie bezahlen davon nichts, und an Ihrem Konto ändert es nichts.',
          ],
        },
      ],
    },
  ],
  moves: {
    'operator.fund': {
      name: 'Betreiber zahlt ein',
      from: 'Verwahrung',
      to: 'Reserve oder Budget',
      why: 'Das eigene Geld des Betreibers, bevor irgendetwas zugesagt werden kann.',
    },
    'operator.take': {
      name: 'Betreiber nimmt zurück',
      from: 'Reserve oder Budget',
      to: 'Verwahrung',
      why: 'Höchstens, was der Betreiber eingezahlt hat, und nie, was gebunden ist.',
    },
    'deposit.settle': { name: 'Einzahlung', from: 'Verwahrung', to: 'Ihr Guthaben', why: 'Der ganze Betrag, den Sie eingezahlt haben.' },
    'plan.lock': {
      name: 'Plan gekauft',
      from: 'Ihr Guthaben',
      to: 'Ihr festgelegtes Kapital',
      why: 'Es bleibt Ihres und wird am Ende zurückgegeben.',
    },
    'plan.commit': {
      name: 'Ertrag zurückgelegt',
      from: 'freie Reserve',
      to: 'gebundene Reserve',
      why: 'Der gesamte zugesagte Ertrag, in derselben Gruppe wie der Kauf.',
    },
    'plan.unlock': {
      name: 'Kapital zurückgegeben',
      from: 'Ihr festgelegtes Kapital',
      to: 'Ihr Guthaben',
      why: 'Das ganze Kapital, am Ende oder wenn Sie aussteigen.',
    },
    'plan.pay': {
      name: 'Ertrag gezahlt',
      from: 'gebundene Reserve',
      to: 'Ihr Guthaben',
      why: 'Was zugesagt war oder, wenn Sie vorzeitig aussteigen, was aufgelaufen ist.',
    },
    'plan.release': {
      name: 'Nicht verdienter Rest',
      from: 'gebundene Reserve',
      to: 'freie Reserve',
      why: 'Nach einem vorzeitigen Ausstieg: der Teil, der noch nicht aufgelaufen war.',
    },
    'withdrawal.hold': {
      name: 'Auszahlung beantragt',
      from: 'Ihr Guthaben',
      to: 'Ihr vorgemerktes Geld',
      why: 'Damit es nicht zweimal ausgegeben werden kann.',
    },
    'withdrawal.pay': {
      name: 'Auszahlung geleistet',
      from: 'Ihr vorgemerktes Geld',
      to: 'Verwahrung',
      why: 'Der ganze Betrag, den Sie beantragt haben.',
    },
    'withdrawal.release': {
      name: 'Auszahlung beendet',
      from: 'Ihr vorgemerktes Geld',
      to: 'Ihr Guthaben',
      why: 'Abgelehnt, storniert oder verfallen: Alles kommt zurück.',
    },
    transfer: {
      name: 'Umbuchung',
      from: 'Ihr Bonus oder Ihre Erträge',
      to: 'Ihr Guthaben',
      why: 'Wenn Sie es wünschen, ohne Bedingungen.',
    },
    'referral.bonus': {
      name: 'Empfehlungsbonus',
      from: 'Empfehlungsbudget',
      to: 'Ihr Bonus',
      why: 'Aus dem eigenen Geld des Betreibers.',
    },
    'adjustment.credit': {
      name: 'Gutschrift durch den Betreiber',
      from: 'Korrekturbudget',
      to: 'Ihr Konto',
      why: 'Mit einem Grund, in Ihrem Kontoauszug.',
    },
    'adjustment.debit': {
      name: 'Gutschrift zurückgenommen',
      from: 'Ihr Konto',
      to: 'Korrekturbudget',
      why: 'Höchstens, was zuvor gutgeschrieben wurde, mit einem Grund, in Ihrem Kontoauszug.',
    },
    reversal: {
      name: 'Storno',
      from: 'Ihr Konto',
      to: 'Verwahrung',
      why: 'Was irrtümlich gutgeschrieben wurde, mit einem zweiten Administrator. Es fließt in kein Budget des Betreibers.',
    },
  },
}

import type { Article } from '../../article.ts'

export const optionTrading: Article = {
  title: 'Options',
  summary:
    'Le droit, et non l’obligation, d’acheter ou de vendre à un prix fixé : une assurance pour les uns, une loterie pour les autres.',
  sections: [
    {
      id: 'what',
      title: 'De quoi il s’agit',
      blocks: [
        'Une option d’achat (call) est le droit d’acheter quelque chose à un prix fixé jusqu’à un jour fixé ; une option de vente (put) est le droit de le vendre. L’acheteur paie une prime et ne peut pas perdre davantage. Le vendeur reçoit la prime et prend l’obligation, qui pour une option d’achat à découvert n’a pas de limite supérieure.',
        'Les options standardisées sur actions se négocient depuis l’ouverture du Chicago Board Options Exchange en avril 1973, l’année où fut publiée la formule de Black–Scholes. Aux États-Unis, un contrat représente 100 actions.',
      ],
    },
    {
      id: 'how',
      title: 'Comment cela fonctionne',
      blocks: [
        'Un exemple en chiffres ronds : une action coûte 100, et une option d’achat à 105 sur trois mois coûte 3. Si l’action finit à 104, l’option ne vaut rien et les 3 sont perdus, bien que l’action ait monté. À 108, l’acheteur rentre dans ses frais. À 115, l’option vaut 10.',
        'La prime dépend du prix de l’action, du temps qui reste et surtout de l’ampleur attendue de ses mouvements. Avoir raison sur le sens et tort sur le temps ou l’ampleur, c’est perdre quand même.',
      ],
    },
    {
      id: 'returns',
      title: 'D’où vient le rendement',
      blocks: [
        'Une option ne crée pas de revenu ; elle déplace un risque d’un côté à l’autre contre un prix. Les vendeurs sont payés, en moyenne un peu généreusement, pour porter de grosses pertes rares. Les acheteurs paient une protection, comme pour une assurance, ou une petite chance de gagner beaucoup.',
      ],
    },
    {
      id: 'costs',
      title: 'Ce que cela coûte',
      blocks: [
        'Une commission par contrat, et un écart large pour les prix d’exercice peu négociés, souvent de plusieurs pour cent de la prime. Les vendeurs doivent déposer une marge et peuvent se voir en demander plus du jour au lendemain.',
      ],
    },
    {
      id: 'risks',
      title: 'Risques habituels',
      blocks: [
        {
          list: [
            'Le temps joue contre tout acheteur, le plus vite dans les dernières semaines.',
            'Beaucoup d’options expirent sans valeur, et toute la mise avec elles.',
            'Les vendeurs peuvent perdre plusieurs fois ce qu’ils ont encaissé.',
            'L’exercice anticipé, les dividendes et les divisions d’actions changent ce que l’on détient.',
            'Les produits d’un seul jour, et les options binaires : le régulateur de l’Union européenne a retiré les options binaires du marché des particuliers en juillet 2018.',
          ],
        },
      ],
    },
  ],
}

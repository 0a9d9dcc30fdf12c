import type { QuestionGroup } from '../../article.ts'

export const money: QuestionGroup = {
  id: 'money',
  title: 'Dépôts et retraits',
  questions: [
    {
      id: 'deposit',
      question: 'Comment déposer ?',
      answer: [
        'Choisissez un montant et un moyen. La carte de test a trois boutons (approuver, refuser, retarder) et aucun champ de numéro. Un portefeuille montre une adresse de test, et la banque un compte spécimen. Un administrateur crédite ce que la carte ne règle pas.',
      ],
    },
    {
      id: 'delayed',
      question: 'Mon dépôt est toujours en attente. Et maintenant ?',
      answer: [
        'Les dépôts par portefeuille et par banque attendent un administrateur. Si cela dure plus de 15 minutes, écrivez à l’[assistance](/contact) avec l’identifiant de la transaction. « En attente » signifie que rien n’a encore bougé.',
      ],
    },
    {
      id: 'withdraw',
      question: 'Comment fonctionne un retrait, et combien de temps prend-il ?',
      answer: [
        'Vous le demandez, le montant est bloqué aussitôt, et un code part vers votre e-mail. Vous confirmez dans les 15 minutes, et un administrateur approuve ; l’exploitant peut laisser passer de petits montants sans cela. Le temps réellement pris figure sur [la page d’accueil](/) sous forme de médiane, calculée d’après les enregistrements.',
      ],
    },
    {
      id: 'fees',
      question: 'Combien cela coûte-t-il ?',
      answer: [
        'Rien. Il n’y a pas de frais pour déposer, conserver, acheter, sortir ou retirer, et le grand livre n’a aucun type d’écriture qui pourrait en prélever. La [page des frais](/fees) énumère tous les types qui existent.',
      ],
    },
    {
      id: 'upgrade',
      question: 'Devrai-je un jour payer ou passer à un niveau supérieur pour sortir mon argent ?',
      answer: [
        'Non. Un retrait ne dépend jamais de frais, d’une taxe, d’une mise à niveau ou d’un autre dépôt. Si un site vous le demande, arrêtez : c’est la forme la plus courante de la fraude.',
      ],
    },
    {
      id: 'declined',
      question: 'Que se passe-t-il si mon retrait est refusé ?',
      answer: [
        'L’argent revient sur votre solde dans la même écriture, et vous lisez le motif avec la transaction. Vous pouvez le redemander.',
      ],
    },
    {
      id: 'referral',
      question: 'Comment fonctionnent les primes de parrainage ?',
      answer: [
        'Quand le premier plan d’une personne inscrite avec votre code arrive à son terme, vous recevez une part du rendement que ce plan a réellement payé, sur le budget de parrainage de l’exploitant. Si le budget est vide, la prime attend. Vous pouvez la transférer sur votre solde sans conditions.',
      ],
    },
  ],
}

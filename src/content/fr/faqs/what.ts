import type { QuestionGroup } from '../../article.ts'

export const what: QuestionGroup = {
  id: 'what',
  title: 'Ce que c’est',
  questions: [
    {
      id: 'real-money',
      question: 'Est-ce de l’argent réel ?',
      answer: [
        'Non. Chaque solde, dépôt, plan et retrait est de l’argent fictif dans un grand livre. Rien de réel ne peut entrer et rien de réel ne sort. N’envoyez pas de fonds réels : aucun écran ne montre une adresse qui pourrait en recevoir.',
      ],
    },
    {
      id: 'why',
      question: 'Alors à quoi cela sert-il ?',
      answer: [
        'À voir, essayer et vérifier ce qu’une plateforme honnête aurait à montrer : où se trouve un rendement promis avant d’être vendu, ce qui est dû à tous, et comment sortir. Vous pouvez la comparer à tout site qui demande de l’argent réel. [Deux minutes de lecture sur le risque](/risk) disent ce qu’il faut regarder.',
      ],
    },
    {
      id: 'who',
      question: 'Qui l’exploite ?',
      answer: [
        'La personne qui a démarré cette instance. Ce que l’exploitant a dit de lui-même figure sur la [page de contact](/contact) ; s’il n’y a rien, c’est l’exploitant d’un environnement de test et non une société. Le logiciel est libre, sous licence MIT, donc chacun peut en faire tourner une instance.',
      ],
    },
    {
      id: 'age',
      question: 'Qui peut ouvrir un compte ?',
      answer: ['Toute personne de 18 ans et plus qui a une adresse e-mail. Il n’y a ni liste de pays ni contrôle d’identité.'],
    },
    {
      id: 'licence',
      question: 'Est-ce agréé ou assuré ?',
      answer: [
        'Non, et il n’y a rien à agréer ni à assurer : aucun argent de quiconque n’est détenu ici. Un site qui détient de l’argent réel devrait figurer sur la liste de votre régulateur, et c’est là qu’il faut le chercher, pas sur le site.',
      ],
    },
    {
      id: 'demo-data',
      question: 'Que signifie « données de démonstration » dans le bandeau ?',
      answer: [
        'Que cette instance a été remplie de membres et de mouvements inventés pour montrer à quoi elle ressemble en usage. Sans ces mots, chaque chiffre vient de ce que des personnes et des bots ont fait ici.',
      ],
    },
  ],
}

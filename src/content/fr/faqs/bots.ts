import type { QuestionGroup } from '../../article.ts'

export const bots: QuestionGroup = {
  id: 'bots',
  title: 'Bots et cours',
  questions: [
    {
      id: 'what-bots',
      question: 'Que font les bots d’IA ?',
      answer: [
        'Six [bots](/bots) opèrent en argent fictif selon des règles publiées avec leurs paramètres : d’un portefeuille qui ne fait que revenir à parts égales jusqu’à deux bots qui apprennent comment pondérer les autres règles. Chaque page montre les résultats nets et bruts, la pire baisse, les périodes de pertes, et les mêmes cryptomonnaies simplement achetées et conservées.',
      ],
    },
    {
      id: 'bot-earns',
      question: 'Le bot opère-t-il avec mon argent ?',
      answer: [
        'Non. « Activer le bot » signifie choisir un plan et, avec lui, le bot dont vous suivez l’historique. Votre capital reste dans le grand livre ; les bots ont leur propre compte fictif, et rien de ce qu’ils gagnent ou perdent n’atteint le vôtre.',
      ],
    },
    {
      id: 'simulated',
      question: 'Les cours sont-ils réels ?',
      answer: [
        'Chaque cours nomme sa source : SIMULÉ, EN DIRECT ou REDIFFUSION, avec ses années. Au départ, ils sont simulés. Un cours de plus de deux minutes est signalé, et aucun bot n’opère à ce cours.',
      ],
    },
    {
      id: 'live-trades',
      question: 'Les opérations en direct sont-elles de vraies opérations ?',
      answer: [
        'Ce sont de vraies exécutions de nos propres bots en argent fictif, avec leur heure, leurs frais et leur résultat, pertes comprises. Chaque ligne s’ouvre jusqu’au cours d’exécution. Quand il ne se passe rien, la page dit quand a eu lieu la dernière. Voir les [opérations en direct](/live-trades).',
      ],
    },
    {
      id: 'lab',
      question: 'Puis-je essayer les règles moi-même ?',
      answer: [
        'Oui. Le [laboratoire](/bots/lab) applique une règle à des cours enregistrés, dans votre navigateur et avec les coûts, et montre ce qu’elle aurait gagné ou perdu. Ce qui aurait été n’est pas une prévision.',
      ],
    },
  ],
}

import type { QuestionGroup } from '../../article.ts'

export const checking: QuestionGroup = {
  id: 'checking',
  title: 'Vérifier ce que nous disons',
  questions: [
    {
      id: 'how-check',
      question: 'Comment vérifier que vous devez ce que vous dites ?',
      answer: [
        'La [preuve de solvabilité](/proof) publie un total signé de ce qui est dû à tous, renouvelé dans les dix minutes qui suivent un changement. Votre navigateur peut [vérifier](/verify) que votre propre argent y figure, avec un fichier qui s’ouvre aussi hors ligne, et un programme sans la moindre ligne de notre code fait de même de l’extérieur.',
      ],
    },
    {
      id: 'cannot-show',
      question: 'Qu’est-ce que la preuve ne peut pas montrer ?',
      answer: [
        'Que quelque chose soit détenu en dehors de ces livres. Le compte de conservation est fictif. La preuve montre l’arithmétique, l’exhaustivité et la cohérence, et elle ne remarque pas un oubli tant que la personne oubliée ne regarde pas.',
      ],
    },
    {
      id: 'figures',
      question: 'D’où viennent les chiffres de la page d’accueil ?',
      answer: [
        'Chacun est un décompte de nos propres enregistrements. Touchez-le, et vous lisez sa définition et l’heure du décompte. Zéro est affiché comme zéro, et rien n’est arrondi vers le haut.',
      ],
    },
    {
      id: 'testimonials',
      question: 'Les témoignages sont-ils vrais ?',
      answer: [
        'Seul un membre dont l’e-mail est vérifié, dont un plan est arrivé à son terme et dont un retrait a été payé peut en écrire un. Le plan, le résultat et la date figurent à côté du texte. Si personne ne l’a fait, la section est vide et le dit.',
      ],
    },
    {
      id: 'api',
      question: 'Y a-t-il une API ?',
      answer: [
        'Oui, la même que celle de ces pages, décrite sur [/api/docs](/api/docs). Tout ce que vous voyez ici, un programme peut le lire aussi.',
      ],
    },
  ],
}

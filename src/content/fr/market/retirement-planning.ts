import type { Article } from '../../article.ts'

export const retirementPlanning: Article = {
  title: 'Préparer sa retraite',
  summary: 'Combien, où et pour combien de temps : les questions derrière un revenu après le travail.',
  sections: [
    {
      id: 'what',
      title: 'De quoi il s’agit',
      blocks: [
        'Préparer sa retraite, c’est transformer un revenu d’aujourd’hui en revenu pour un temps où vous n’en gagnerez plus. Trois sources sont habituelles : une pension publique, quelque chose par l’employeur, et sa propre épargne. Un plan dit ce que chacune apportera probablement, et ce qui manque.',
      ],
    },
    {
      id: 'how',
      title: 'Comment cela fonctionne',
      blocks: [
        'Commencez par les dépenses plutôt que par les rendements : combien coûterait une année aux prix d’aujourd’hui, et quelle part en est couverte ? Le reste doit venir de l’épargne, qui doit durer plus longtemps que prévu et suivre les prix.',
        'Aux États-Unis, les enveloppes habituelles sont l’IRA, qu’une personne ouvre, et le 401(k), qu’un employeur propose. Les comptes traditionnels reportent l’impôt sur le revenu ; les comptes Roth reçoivent de l’argent déjà imposé et laissent les retraits admissibles exonérés. L’argent qui sort trop tôt coûte un impôt supplémentaire de 10% en plus de l’impôt sur le revenu, dans la plupart des cas avant l’âge de 59½ ans (Internal Revenue Code § 72(t), pour l’année fiscale 2025). D’autres pays ont leurs propres formes.',
      ],
    },
    {
      id: 'returns',
      title: 'D’où vient le rendement',
      blocks: [
        'De ce que contient le compte ; l’enveloppe elle-même ne rapporte rien. Le temps fait l’essentiel du travail. À 5% par an, un montant est multiplié par environ 4.3 en 30 ans ; à 4%, par environ 3.2. Ce seul point, souvent pas plus que le coût d’un fonds, prend un quart de la somme finale.',
      ],
    },
    {
      id: 'costs',
      title: 'Ce que cela coûte',
      blocks: [
        'Les frais de compte, les frais des fonds, le conseil et, pour les rentes viagères, une commission qui échappe facilement. Demandez par écrit la somme de tous ces frais en pour cent par an.',
      ],
    },
    {
      id: 'risks',
      title: 'Risques habituels',
      blocks: [
        {
          list: [
            'Vivre longtemps, ce qui est une bonne chose qu’il faut payer.',
            'De mauvaises années au début de la retraite : ce qui est vendu dans une baisse ne se rattrape pas.',
            'L’inflation, et des lois qui changent au fil des décennies.',
            'Les offres qui vous demandent de transférer vite une pension. Les vraies peuvent attendre.',
          ],
        },
        'La [page IRA/401K](/ira-form) de ce site est une demande fictive. Elle n’ouvre aucun compte, n’a ni dépositaire ni traitement fiscal.',
      ],
    },
  ],
}

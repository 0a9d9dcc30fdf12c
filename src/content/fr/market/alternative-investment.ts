import type { Article } from '../../article.ts'

export const alternativeInvestment: Article = {
  title: 'Placements alternatifs',
  summary: 'Tout ce qui n’est ni action, ni obligation, ni liquidités : fonds spéculatifs, capital-investissement, dette privée et objets.',
  sections: [
    {
      id: 'what',
      title: 'De quoi il s’agit',
      blocks: [
        'Le nom désigne ce qui reste. Les fonds spéculatifs opèrent librement et peuvent parier sur la baisse des prix. Le capital-investissement achète des entreprises, les transforme et les revend ; le capital-risque fait de même avec les jeunes. La dette privée prête là où les banques ne le font pas. Les objets de collection comme l’art, le vin et les montres en font aussi partie. On y compte souvent les [infrastructures](/market/infrastructure), l’[immobilier](/market/estate) et les [crypto-actifs](/market/cryptocurrency).',
      ],
    },
    {
      id: 'how',
      title: 'Comment cela fonctionne',
      blocks: [
        'Le plus souvent par des fonds aux investisseurs peu nombreux et importants, avec de longs préavis. Un fonds de capital-investissement dure une dizaine d’années : il appelle l’argent quand il trouve quelque chose à acheter et le rend quand il a vendu. Dans beaucoup de pays, seuls des investisseurs professionnels ou fortunés y sont admis, car les protections habituelles ne s’appliquent pas.',
      ],
    },
    {
      id: 'returns',
      title: 'D’où vient le rendement',
      blocks: [
        'De l’argent emprunté, d’une meilleure gestion de ce qui a été acheté, d’une rémunération de l’attente, et du talent, qui est rare et a un prix. Les chiffres publiés paraissent réguliers parce que rien n’est évalué chaque jour ; c’est la mesure qui manque plutôt que le risque. L’écart entre bons et mauvais gérants est bien plus grand que sur les marchés publics.',
      ],
    },
    {
      id: 'costs',
      title: 'Ce que cela coûte',
      blocks: [
        'La forme classique est « deux et vingt » : deux pour cent des actifs chaque année, et un cinquième des gains. D’un rendement brut de 10%, il en reste environ 6.4%. Demandez si ce cinquième n’est dû qu’au-dessus d’un rendement minimal, et si les pertes antérieures doivent d’abord être rattrapées.',
      ],
    },
    {
      id: 'risks',
      title: 'Risques habituels',
      blocks: [
        {
          list: [
            'Vous ne pouvez pas sortir quand vous voulez. Les fonds peuvent aussi fermer leurs portes quand beaucoup le demandent à la fois.',
            'Les prix sont des estimations de ceux qui touchent des frais dessus.',
            'Un effet de levier à l’intérieur du fonds, que vous ne voyez pas.',
            'Les bases de données de rendements passés omettent ceux qui ont abandonné.',
            'Un objet de collection ne rapporte rien, coûte du stockage et de l’assurance, et peut être un faux.',
          ],
        },
      ],
    },
  ],
}

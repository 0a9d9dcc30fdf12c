import type { Article } from '../../article.ts'

export const cannabis: Article = {
  title: 'Cannabis',
  summary: 'Un jeune secteur entre médecine, agriculture et droit pénal, et pourquoi ses actions ont été si dures pour leurs détenteurs.',
  sections: [
    {
      id: 'what',
      title: 'De quoi il s’agit',
      blocks: [
        'Le secteur cultive et vend du cannabis pour un usage médical et, là où la loi le permet, pour d’autres usages ; il fabrique des huiles, des boissons et des médicaments, et loue terres, bâtiments et équipements à ceux qui le font. Le chanvre, une forme pauvre en THC, sert à des fibres, des aliments et des cosmétiques.',
        'L’Uruguay a été le premier pays à légaliser la vente aux adultes, en décembre 2013. Le Canada a suivi le 17 octobre 2018.',
      ],
    },
    {
      id: 'how',
      title: 'Comment cela fonctionne',
      blocks: [
        'Les licences décident de tout : qui peut cultiver, combien, et qui peut vendre à qui. Aux États-Unis, beaucoup d’États permettent ce que la loi fédérale a longtemps traité comme un crime ; une entreprise ne peut donc pas expédier d’un État à l’autre, peine à trouver une banque, et n’a pas pu pendant des années déduire ses charges courantes de ses impôts (Internal Revenue Code § 280E, qui s’applique aux substances des tableaux I et II). Ce qui est en vigueur là où vous vivez peut changer par une seule loi ; renseignez-vous.',
        'Les investisseurs accèdent à ce domaine par des actions, cotées pour la plupart au Canada, par des fonds de ces actions, et par des sociétés foncières propriétaires des serres.',
      ],
    },
    {
      id: 'returns',
      title: 'D’où vient le rendement',
      blocks: [
        'De la vente d’un produit agricole, en fin de compte. Là où beaucoup peuvent le cultiver, son prix descend vers le coût de sa culture. Ce qui peut durer, c’est une marque, un médicament breveté ou une licence que d’autres n’obtiennent pas.',
      ],
    },
    {
      id: 'costs',
      title: 'Ce que cela coûte',
      blocks: [
        'Les coûts habituels des opérations sur actions, de larges écarts pour les petites sociétés, et la dilution : les entreprises qui perdent de l’argent émettent de nouvelles actions, et chaque ancienne devient une plus petite part du tout.',
      ],
    },
    {
      id: 'risks',
      title: 'Risques habituels',
      blocks: [
        {
          list: [
            'L’espoir vient d’abord : les actions ont monté avant la légalisation et baissé pendant des années ensuite, dans bien des cas de plus de neuf dixièmes.',
            'La loi, à chaque frontière et après chaque élection.',
            'La surproduction, et un marché noir sans impôts qui est moins cher.',
            'Des actions à quelques centimes que l’on vante puis que l’on vend.',
          ],
        },
        'Un plan du même nom est listé parmi les nôtres. Il n’a ni conditions ni réserve, il n’est donc [pas proposé](/plans).',
      ],
    },
  ],
}

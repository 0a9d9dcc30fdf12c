import type { Article } from '../../article.ts'

export const stock: Article = {
  title: 'Actions',
  summary: 'Posséder une part d’une société : ce qu’une action donne à son détenteur, ce qui fait bouger son prix, ce qu’elle coûte.',
  sections: [
    {
      id: 'what',
      title: 'De quoi il s’agit',
      blocks: [
        'Une action est une part d’une société. Son détenteur peut voter, reçoit ce que la société distribue, et passe en dernier quand elle fait faillite : les salariés, les prêteurs et le fisc sont payés d’abord. On ne peut pas perdre plus que le prix de l’action. La Compagnie néerlandaise des Indes orientales a vendu des actions au public en 1602, et elles se sont bientôt négociées à Amsterdam.',
      ],
    },
    {
      id: 'how',
      title: 'Comment cela fonctionne',
      blocks: [
        'Les actions changent de mains dans des bourses, où ordres d’achat et de vente se rencontrent dans un carnet d’ordres. Un ordre au marché prend le prix qui s’y trouve ; un ordre à cours limité nomme le pire que vous acceptez. Aux États-Unis, une opération est réglée un jour ouvré plus tard depuis le 28 mai 2024.',
        'Les actions sont d’ordinaire détenues en votre nom par un courtier et un dépositaire. Si le courtier fait faillite, elles restent à vous, pourvu que les livres aient été tenus honnêtement.',
      ],
    },
    {
      id: 'returns',
      title: 'D’où vient le rendement',
      blocks: [
        'Des dividendes, de la croissance de ce que gagne la société, et d’une variation de ce que les acheteurs paient pour un dollar de ces gains. Les deux premiers sont l’œuvre de la société ; le troisième est une humeur, et ne se compense qu’à long terme. Sur de nombreuses décennies, les actions de beaucoup de pays ont rapporté plus que les obligations, avec des interruptions longues et profondes.',
      ],
    },
    {
      id: 'costs',
      title: 'Ce que cela coûte',
      blocks: [
        'La commission, aujourd’hui souvent nulle ; l’écart achat-vente, qui ne l’est pas ; le change pour les actions étrangères ; l’impôt sur les dividendes et les gains. Un courtier qui ne prend pas de commission gagne ailleurs, par exemple en vendant vos ordres à un teneur de marché.',
      ],
    },
    {
      id: 'risks',
      title: 'Risques habituels',
      blocks: [
        {
          list: [
            'Une société isolée peut faire faillite. De toutes les sociétés cotées, quelques-unes ont fait l’essentiel des gains, et personne ne savait d’avance lesquelles.',
            'Des marchés entiers perdent parfois la moitié, pour la dernière fois de 2007 à 2009 aux États-Unis.',
            'Acheter à crédit : le prêt reste quand l’action est partie.',
            'Agir souvent. Opérer coûte de l’argent, et l’envie est la plus forte aux pires moments.',
          ],
        },
        'Beaucoup d’actions à la fois, à bas coût : voir les [indices](/market/indices).',
      ],
    },
  ],
}

import type { Article } from '../../article.ts'

export const privateWealth: Article = {
  title: 'Gestion de fortune',
  summary: 'Ce que les banques privées et les family offices font pour les grandes fortunes, ce qu’ils facturent, et que leur demander.',
  sections: [
    {
      id: 'what',
      title: 'De quoi il s’agit',
      blocks: [
        'La gestion de fortune s’occupe d’un patrimoine entier : placements, prêts, impôts, successions, donations, parfois œuvres d’art et avions. Les banques privées le font pour de nombreuses familles, un family office pour une ou quelques-unes. Des montants d’entrée d’un million et plus sont courants.',
      ],
    },
    {
      id: 'how',
      title: 'Comment cela fonctionne',
      blocks: [
        'Il y a trois sortes de mandat. Avec l’exécution seule, vous décidez et ils exécutent. Avec le conseil, ils proposent et vous décidez. Avec un mandat discrétionnaire, ils décident dans des limites que vous avez convenues par écrit. Lisez ces limites : ce sont elles que vous pourrez leur opposer.',
        'Les titres se trouvent chez un dépositaire. S’ils sont inscrits comme étant les vôtres, ils le restent si la banque fait faillite ; l’argent d’un compte est une créance sur la banque, assurée jusqu’à la limite légale et pas au-delà.',
      ],
    },
    {
      id: 'returns',
      title: 'D’où vient le rendement',
      blocks: [
        'Des mêmes marchés que pour tout le monde. Ce qu’apporte un bon conseil se trouve d’ordinaire ailleurs : des impôts évités dans la légalité, des risques répartis, des erreurs qui ne sont pas commises dans les mauvaises années. L’accès à des fonds fermés est un service ; que ces fonds vaillent leur prix est une autre question.',
      ],
    },
    {
      id: 'costs',
      title: 'Ce que cela coûte',
      blocks: [
        'Souvent autour d’un pour cent par an de tout ce qui est géré, moins quand la fortune est plus grande, puis les produits qu’elle contient, les opérations, la conservation et le change. Demandez un seul chiffre qui contienne le tout. Un conseiller payé par les fabricants de produits a deux maîtres ; demandez donc qui paie, et combien.',
      ],
    },
    {
      id: 'risks',
      title: 'Risques habituels',
      blocks: [
        {
          list: [
            'Les conflits d’intérêts : les fonds de la maison, et une rotation qui rapporte des commissions.',
            'Les prêts adossés à des titres, qu’il faut rembourser quand les prix baissent.',
            'La concentration dans l’affaire qui a fait la fortune.',
            'La confiance en une personne plutôt qu’en des relevés vérifiables. Les clients de Bernard Madoff, jusqu’en décembre 2008, étaient fortunés, conseillés, et recevaient des relevés d’opérations qui n’avaient jamais eu lieu. Un dépositaire indépendant y aurait mis fin aussitôt.',
          ],
        },
      ],
    },
  ],
}

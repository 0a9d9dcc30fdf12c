/** Market pages in French: assets that are not traded daily, and those who manage them. */
import type { Translation } from '../translated.ts'

export const assetPages: Translation['assetPages'] = {
  private_wealth: {
    title: 'Gestion de fortune',
    summary: 'Ce que les banques privées et les family offices font pour les grandes fortunes, ce qu’ils facturent, et que leur demander.',
    what: [
      'De quoi il s’agit',
      'La gestion de fortune s’occupe d’un patrimoine entier : placements, prêts, impôts, successions, donations, parfois œuvres d’art et avions. Les banques privées le font pour de nombreuses familles, un family office pour une ou quelques-unes. Des montants d’entrée d’un million et plus sont courants.',
    ],
    how: [
      'Comment cela fonctionne',
      'Il y a trois sortes de mandat. Avec l’exécution seule, vous décidez et ils exécutent. Avec le conseil, ils proposent et vous décidez. Avec un mandat discrétionnaire, ils décident dans des limites que vous avez convenues par écrit. Lisez ces limites : ce sont elles que vous pourrez leur opposer.',
      'Les titres se trouvent chez un dépositaire. S’ils sont inscrits comme étant les vôtres, ils le restent si la banque fait faillite ; l’argent d’un compte est une créance sur la banque, assurée jusqu’à la limite légale et pas au-delà.',
    ],
    returns: [
      'D’où vient le rendement',
      'Des mêmes marchés que pour tout le monde. Ce qu’apporte un bon conseil se trouve d’ordinaire ailleurs : des impôts évités dans la légalité, des risques répartis, des erreurs qui ne sont pas commises dans les mauvaises années. L’accès à des fonds fermés est un service ; que ces fonds vaillent leur prix est une autre question.',
    ],
    costs: [
      'Ce que cela coûte',
      'Souvent autour d’un pour cent par an de tout ce qui est géré, moins quand la fortune est plus grande, puis les produits qu’elle contient, les opérations, la conservation et le change. Demandez un seul chiffre qui contienne le tout. Un conseiller payé par les fabricants de produits a deux maîtres ; demandez donc qui paie, et combien.',
    ],
    risks: [
      'Risques habituels',
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
  alternative_investment: {
    title: 'Placements alternatifs',
    summary:
      'Tout ce qui n’est ni action, ni obligation, ni liquidités : fonds spéculatifs, capital-investissement, dette privée et objets.',
    what: [
      'De quoi il s’agit',
      'Le nom désigne ce qui reste. Les fonds spéculatifs opèrent librement et peuvent parier sur la baisse des prix. Le capital-investissement achète des entreprises, les transforme et les revend ; le capital-risque fait de même avec les jeunes. La dette privée prête là où les banques ne le font pas. Les objets de collection comme l’art, le vin et les montres en font aussi partie. On y compte souvent les [infrastructures](/market/infrastructure), l’[immobilier](/market/estate) et les [crypto-actifs](/market/cryptocurrency).',
    ],
    how: [
      'Comment cela fonctionne',
      'Le plus souvent par des fonds aux investisseurs peu nombreux et importants, avec de longs préavis. Un fonds de capital-investissement dure une dizaine d’années : il appelle l’argent quand il trouve quelque chose à acheter et le rend quand il a vendu. Dans beaucoup de pays, seuls des investisseurs professionnels ou fortunés y sont admis, car les protections habituelles ne s’appliquent pas.',
    ],
    returns: [
      'D’où vient le rendement',
      'De l’argent emprunté, d’une meilleure gestion de ce qui a été acheté, d’une rémunération de l’attente, et du talent, qui est rare et a un prix. Les chiffres publiés paraissent réguliers parce que rien n’est évalué chaque jour ; c’est la mesure qui manque plutôt que le risque. L’écart entre bons et mauvais gérants est bien plus grand que sur les marchés publics.',
    ],
    costs: [
      'Ce que cela coûte',
      'La forme classique est « deux et vingt » : deux pour cent des actifs chaque année, et un cinquième des gains. D’un rendement brut de 10%, il en reste environ 6.4%. Demandez si ce cinquième n’est dû qu’au-dessus d’un rendement minimal, et si les pertes antérieures doivent d’abord être rattrapées.',
    ],
    risks: [
      'Risques habituels',
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
  agriculture: {
    title: 'Agriculture',
    summary: 'Céréales, bétail, café et la terre qu’il leur faut : comment les récoltes deviennent des prix.',
    what: [
      'De quoi il s’agit',
      'Le placement agricole a deux faces : les produits (blé, maïs, soja, sucre, café, bovins) et les moyens de les produire (terres, machines, entreprises de semences et d’alimentation). Les produits se négocient par qualités normalisées, de sorte qu’un contrat n’a pas à nommer un champ.',
    ],
    how: [
      'Comment cela fonctionne',
      'Les agriculteurs vendent avant la récolte pour fixer un prix ; les moulins achètent d’avance pour la même raison. Les contrats à terme le permettent. La Bourse de commerce de Chicago a été fondée en 1848 pour ce négoce, et son contrat sur le blé porte toujours sur 5,000 boisseaux. Presque aucun contrat ne se termine par une livraison ; il est clos ou reporté au mois suivant.',
      'Les terres agricoles s’achètent directement, ou par des fonds et des sociétés cotées qui les louent à des agriculteurs.',
    ],
    returns: [
      'D’où vient le rendement',
      'La terre rapporte un loyer et peut prendre de la valeur. Un produit en stock ne rapporte rien ; il coûte du stockage. Une position à terme rapporte la variation du prix, l’intérêt sur les liquidités qui l’appuient, et le report : si les mois suivants coûtent plus cher que le mois en cours, chaque report perd un peu. Cela seul peut transformer un prix qui monte en perte pour le détenteur d’un fonds de contrats à terme.',
    ],
    costs: [
      'Ce que cela coûte',
      'La commission et l’écart achat-vente, la marge sur les contrats à terme, les frais des fonds et le report. Pour la terre : droits d’achat, bornage, gestion, assurance.',
    ],
    risks: [
      'Risques habituels',
      {
        list: [
          'Le temps qu’il fait, les parasites et les maladies, qu’aucune analyse ne prévoit.',
          'La politique : interdictions d’exporter, droits de douane, subventions. Le blé a fortement monté en quelques jours quand la Russie a envahi l’Ukraine en février 2022, et avait tout rendu en quelques mois.',
          'La terre ne se vend pas dans la hâte, et les droits sur l’eau peuvent compter plus que le sol.',
          'Les offres d’arbres ou de parcelles à l’étranger à rendement fixe : allez les voir et cherchez-les au registre foncier, ou abstenez-vous.',
        ],
      },
    ],
  },
  infrastructure: {
    title: 'Infrastructures',
    summary:
      'Réseaux, routes, ports et lignes électriques : des actifs à longue durée de vie, que beaucoup de gens utilisent en payant un peu.',
    what: [
      'De quoi il s’agit',
      'Les infrastructures sont ce sur quoi tout le reste fonctionne : réseaux d’électricité et de gaz, eau, chemins de fer, routes à péage, aéroports, ports, câbles de données et pylônes. Elles coûtent très cher à construire, peu à faire tourner, et servent des décennies. Souvent, il n’y en a qu’une seule, et c’est pourquoi elle est régulée.',
    ],
    how: [
      'Comment cela fonctionne',
      'Trois façons d’être payé sont courantes. Un réseau régulé peut toucher un taux autorisé sur l’argent qui y est investi. Une concession permet à une société d’encaisser des péages pendant trente ans, par exemple, puis la route revient à l’État. Un contrat paie la disponibilité, que quelqu’un vienne ou non.',
      'Les grands fonds et les caisses de retraite détiennent ces actifs directement. Les autres peuvent acheter des actions de sociétés de réseaux ou des fonds cotés.',
    ],
    returns: [
      'D’où vient le rendement',
      'De ce que paient les usagers ou l’État, souvent relevé avec l’inflation par contrat. Une grande part du prix est empruntée, ce qui relève le rendement en temps favorable. Une route neuve risque d’être achevée trop tard et trop peu utilisée ; une ancienne est plus proche d’une obligation et s’évalue de même : quand les taux d’intérêt montent, sa valeur baisse.',
    ],
    costs: [
      'Ce que cela coûte',
      'Les fonds directs prennent des frais de gestion d’un à deux pour cent et une part des gains, pendant dix ans et plus. Les fonds cotés coûtent moins et fluctuent avec la bourse.',
    ],
    risks: [
      'Risques habituels',
      {
        list: [
          'Le régulateur ou un nouveau gouvernement change les règles. L’actif ne peut pas être déplacé ailleurs.',
          'Les prévisions de trafic sont optimistes. Le tunnel sous la Manche, ouvert en 1994, a coûté bien plus que prévu, a transporté bien moins de voyageurs que prévu, et ses premiers actionnaires ont presque tout perdu.',
          'Une dette qui était bon marché doit être renouvelée à un taux plus élevé.',
          'La technique et le climat : des conduites dont personne n’a besoin, des côtes qui se déplacent.',
        ],
      },
    ],
  },
  cannabis: {
    title: 'Cannabis',
    summary: 'Un jeune secteur entre médecine, agriculture et droit pénal, et pourquoi ses actions ont été si dures pour leurs détenteurs.',
    what: [
      'De quoi il s’agit',
      'Le secteur cultive et vend du cannabis pour un usage médical et, là où la loi le permet, pour d’autres usages ; il fabrique des huiles, des boissons et des médicaments, et loue terres, bâtiments et équipements à ceux qui le font. Le chanvre, une forme pauvre en THC, sert à des fibres, des aliments et des cosmétiques.',
      'L’Uruguay a été le premier pays à légaliser la vente aux adultes, en décembre 2013. Le Canada a suivi le 17 octobre 2018.',
    ],
    how: [
      'Comment cela fonctionne',
      'Les licences décident de tout : qui peut cultiver, combien, et qui peut vendre à qui. Aux États-Unis, beaucoup d’États permettent ce que la loi fédérale a longtemps traité comme un crime ; une entreprise ne peut donc pas expédier d’un État à l’autre, peine à trouver une banque, et n’a pas pu pendant des années déduire ses charges courantes de ses impôts (Internal Revenue Code § 280E, qui s’applique aux substances des tableaux I et II). Ce qui est en vigueur là où vous vivez peut changer par une seule loi ; renseignez-vous.',
      'Les investisseurs accèdent à ce domaine par des actions, cotées pour la plupart au Canada, par des fonds de ces actions, et par des sociétés foncières propriétaires des serres.',
    ],
    returns: [
      'D’où vient le rendement',
      'De la vente d’un produit agricole, en fin de compte. Là où beaucoup peuvent le cultiver, son prix descend vers le coût de sa culture. Ce qui peut durer, c’est une marque, un médicament breveté ou une licence que d’autres n’obtiennent pas.',
    ],
    costs: [
      'Ce que cela coûte',
      'Les coûts habituels des opérations sur actions, de larges écarts pour les petites sociétés, et la dilution : les entreprises qui perdent de l’argent émettent de nouvelles actions, et chaque ancienne devient une plus petite part du tout.',
    ],
    risks: [
      'Risques habituels',
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
  oil_and_gas: {
    title: 'Pétrole et gaz',
    summary: 'Les combustibles qui font encore tourner l’essentiel du monde : du puits au prix, et qui gagne quoi en chemin.',
    what: [
      'De quoi il s’agit',
      'Le secteur a trois parties. L’amont cherche et extrait le pétrole et le gaz, le transport les achemine et les stocke, l’aval raffine et vend. Le pétrole se compte en barils de 42 gallons américains, environ 159 litres. Deux qualités donnent le ton : le Brent de la mer du Nord et le West Texas Intermediate. Le gaz est régional, parce qu’il lui faut des conduites ou une liquéfaction très coûteuse.',
    ],
    how: [
      'Comment cela fonctionne',
      'À court terme, ni les automobilistes ni les puits ne peuvent changer grand-chose ; de petites pénuries font donc beaucoup bouger le prix. Un groupe d’exportateurs, l’OPEP (fondée à Bagdad en 1960), tente avec d’autres de piloter l’offre. Les stocks, le transport maritime et la force du dollar font le reste.',
      'On peut détenir des actions de sociétés, des fonds de ces actions, des sociétés en commandite propriétaires de conduites, ou des contrats à terme. Presque aucun particulier ne peut stocker la chose elle-même.',
    ],
    returns: [
      'D’où vient le rendement',
      'Les sociétés gagnent le prix moins le coût d’extraction, et doivent sans cesse trouver ce qu’elles pompent. Les conduites touchent des tarifs. Les contrats à terme rapportent la variation du prix et le report d’un mois à l’autre, qui pendant des années a été un coût. Un fonds de contrats à terme peut donc baisser pendant que le prix à la pompe monte.',
    ],
    costs: [
      'Ce que cela coûte',
      'Les coûts d’opération et les frais des fonds, le report et, dans les programmes privés de forage, des commissions qui peuvent prendre un dixième et plus avant le premier mètre foré.',
    ],
    risks: [
      'Risques habituels',
      {
        list: [
          'Le prix : le 20 avril 2020, le contrat sur le pétrole du West Texas arrivant à échéance a été réglé à moins 37.63 dollars. Qui ne pouvait pas prendre livraison a payé pour s’en défaire.',
          'La guerre, les sanctions et les accidents.',
          'L’abandon des combustibles fossiles, qui peut laisser des gisements et des conduites sans usage.',
          'Des parts de puits isolés proposées par téléphone, avec des photos de derricks.',
        ],
      },
    ],
  },
  gold: {
    title: 'Or',
    summary:
      'Un métal qui ne verse pas d’intérêt et qui est une monnaie depuis des milliers d’années : comment on le détient, et qu’en attendre.',
    what: [
      'De quoi il s’agit',
      'L’or ne rouille pas et il est rare : chaque année, les mines n’ajoutent qu’un ou deux pour cent à ce qui se trouve déjà hors de terre. Son prix est donné en dollars par once troy, 31.1 grammes. Un peu moins de la moitié de ce qui existe est en bijoux ; les banques centrales détiennent entre un sixième et un cinquième.',
    ],
    how: [
      'Comment cela fonctionne',
      'Vous pouvez détenir des pièces et des lingots, une part des lingots d’un coffre par un fonds, un contrat à terme, ou des actions de mines. Chaque forme porte un autre risque : le vol, le dépositaire, l’effet de levier ou la gestion. Demandez à tout coffre si les lingots sont inscrits par numéro au nom de leurs propriétaires (alloués) ou sont une créance sur un ensemble (non alloués).',
      'De 1933 à la fin de 1974, les particuliers n’avaient pas le droit de posséder de l’or en lingots aux États-Unis. La promesse de l’État d’échanger des dollars contre de l’or a pris fin pour les autres États en août 1971 ; depuis, le prix flotte.',
    ],
    returns: [
      'D’où vient le rendement',
      'D’un prix plus élevé seulement ; l’or ne verse ni intérêt ni dividende. Il a souvent monté quand on se méfiait de la monnaie ou quand l’intérêt, inflation déduite, était bas. Mais l’attente peut être longue : le sommet de janvier 1980, environ 850 dollars, n’a été retrouvé qu’en janvier 2008, et entre-temps les prix de tout le reste avaient plus que doublé.',
    ],
    costs: [
      'Ce que cela coûte',
      'Les petites pièces et les petits lingots coûtent plusieurs pour cent de plus que le métal et rapportent moins à la revente. Le stockage et l’assurance, ou les frais du fonds, sont dus chaque année.',
    ],
    risks: [
      'Risques habituels',
      {
        list: [
          'Des baisses d’un tiers et plus en quelques années : de 2011 à 2015, il a perdu plus de 40%.',
          'Des années sans aucun revenu.',
          'Des faux, et des marchands qui stockent ce qu’ils n’ont jamais acheté.',
          'Des impôts qui diffèrent selon la forme : renseignez-vous sur le traitement des pièces, des fonds et des contrats à terme là où vous vivez.',
        ],
      },
    ],
  },
  estate: {
    title: 'Immobilier',
    summary:
      'Maisons, bureaux et fonds qui les détiennent : des loyers, des prêts, et un prix que l’on ne connaît que lorsque quelqu’un achète.',
    what: [
      'De quoi il s’agit',
      'L’immobilier, c’est la terre et ce qui se trouve dessus. On peut le détenir directement, par des actions de propriétaires cotés, ou en participant à un fonds. Aux États-Unis, les sociétés d’investissement immobilier (REIT) existent depuis 1960 ; elles doivent distribuer au moins 90% de leur revenu imposable et paient en échange peu ou pas d’impôt sur celui-ci.',
    ],
    how: [
      'Comment cela fonctionne',
      'Le rendement est le loyer d’une année, moins tous les coûts, divisé par le prix. Un appartement qui coûte 200,000, rapporte 10,000 de loyer et demande 3,000 pour l’entretien, les vacances locatives et la gestion rend 3.5%.',
      'La plupart des biens s’achètent à crédit, et cela décide du résultat. Avec 20% d’argent propre, une baisse de 10% du prix en emporte la moitié ; une hausse de 10% en ajoute la moitié. Les intérêts du prêt sont dus dans les deux cas.',
    ],
    returns: [
      'D’où vient le rendement',
      'Des loyers d’abord ; d’un prix plus élevé seulement si d’autres peuvent payer plus, parce que les revenus montent ou que les taux baissent. Le travail ajoute aussi de la valeur : une maison réparée, un terrain devenu constructible. Sur de longues durées, les prix des logements ont monté avec les revenus plutôt qu’au-delà, avec de grandes différences selon les lieux.',
    ],
    costs: [
      'Ce que cela coûte',
      'Les droits d’achat, le notaire, l’agent et l’enregistrement peuvent prendre de 5 à 15% selon le pays ; puis viennent réparations, assurance, impôt foncier, gestion. Les sociétés et fonds cotés coûtent autant qu’une action et fluctuent comme elle.',
    ],
    risks: [
      'Risques habituels',
      {
        list: [
          'Cela ne se vend pas en un jour. Des fonds ouverts ont fermé leurs portes quand trop de monde voulait sortir, en Allemagne après 2008 et en Grande-Bretagne en 2016.',
          'Une maison dans une rue ne répartit pas le risque.',
          'Des intérêts qui montent quand le prêt doit être renouvelé ; des locataires qui ne paient pas.',
          'Des bureaux et des boutiques dont plus personne n’a besoin.',
          'Des terrains qui n’existent que sur le papier : consultez le registre foncier.',
        ],
      },
      'Un plan du même nom est listé parmi les nôtres. Il n’a ni conditions ni réserve, il n’est donc [pas proposé](/plans).',
    ],
  },
}

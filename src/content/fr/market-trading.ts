/** Market pages in French: what is traded on exchanges and over the counter. */
import type { Translation } from '../translated.ts'

/** Shown on each of them. */
export const notOffered = 'Clearterm ne propose pas cela ; à titre d’information seulement.'

export const tradingPages: Translation['tradingPages'] = {
  forex: {
    title: 'Marché des changes',
    summary: 'Le marché où la monnaie d’un pays a un prix dans celle d’un autre, et ce qui fait bouger ces prix.',
    what: [
      'De quoi il s’agit',
      'Le marché des changes, ou forex, est l’échange d’une monnaie contre une autre. Chaque prix est un rapport : EUR/USD à 1.10 signifie qu’un euro coûte 1.10 dollar. Si le rapport monte, l’euro a gagné face au dollar, ou le dollar a perdu face à l’euro ; personne ne peut en détenir un côté sans l’autre.',
      'C’est le plus grand marché qui soit. D’après l’enquête des banques centrales d’avril 2022, environ 7.5 mille milliards de dollars changeaient de mains un jour moyen, et le dollar se trouvait d’un côté de 88% des opérations.',
    ],
    how: [
      'Comment cela fonctionne',
      'Il n’y a pas de bourse centrale. Banques, fonds et courtiers s’affichent des prix entre eux jour et nuit, du lundi matin en Asie au vendredi soir à New York. La plus grande part du volume n’est pas de la spéculation au comptant mais des swaps, par lesquels des institutions empruntent une monnaie contre une autre pour des jours ou des mois.',
      'Les entreprises s’en servent pour payer des fournisseurs et fixer le cours d’un paiement futur. Les banques centrales s’en servent pour orienter ou défendre un cours. Les voyageurs et ceux qui envoient de l’argent au pays en utilisent le bout le plus cher.',
    ],
    returns: [
      'D’où vient le rendement',
      'Une monnaie par elle-même ne rapporte que l’intérêt de son pays. Qui détient une monnaie à intérêt élevé avec de l’argent emprunté dans une monnaie à intérêt bas touche la différence, appelée portage (carry), tant que le cours ne va pas contre lui. Tout le reste est une variation du rapport, et ce qu’un côté gagne, l’autre le perd.',
    ],
    costs: [
      'Ce que cela coûte',
      'La différence entre prix d’achat et de vente (l’écart), une commission chez certains courtiers, et des intérêts pour les positions gardées la nuit. Pour l’argent de voyage et les paiements par carte, le coût est caché dans le cours : comparez-le au cours moyen du marché à la même minute.',
    ],
    risks: [
      'Risques habituels',
      {
        list: [
          'Les cours bougent avec les décisions sur les taux et la politique, souvent en quelques secondes et au-delà de tout ordre destiné à limiter une perte.',
          'Les cours fixes tiennent jusqu’au jour où ils ne tiennent plus. Quand la Banque nationale suisse a abandonné sa limite face à l’euro le 15 janvier 2015, le franc a monté de bien plus de dix pour cent en quelques minutes.',
          'Le portage gagne un peu pendant longtemps et peut tout perdre d’un coup.',
          'Une épargne en monnaie étrangère monte et descend avec elle, quel que soit l’intérêt versé.',
        ],
      },
      'Ce que fait un particulier sur ce marché est décrit sous [trading de devises](/market/forex_trading).',
    ],
  },
  forex_trading: {
    title: 'Trading de devises',
    summary: 'Ce que les particuliers font avec les devises, avec de l’argent emprunté, et pourquoi la plupart perdent.',
    what: [
      'De quoi il s’agit',
      'Le « trading forex » au sens des publicités, c’est parier sur de petits mouvements entre devises avec un multiple de son propre argent. En Europe, cela passe surtout par des contrats sur différence chez un courtier ; aux États-Unis, par des contrats au comptant à effet de levier. Le courtier est souvent la contrepartie de l’opération. Le marché qui se trouve derrière est décrit sous [marché des changes](/market/forex).',
    ],
    how: [
      'Comment cela fonctionne',
      'Les prix bougent en pips, pour la plupart des paires la quatrième décimale. Un lot standard vaut 100,000 unités de la première devise. Avec un levier de 30 pour 1, environ 3,333 dollars portent une position de 100,000, et un mouvement contraire d’un pour cent en emporte 1,000. Quand la marge est épuisée, la position est fermée au prix de cet instant.',
      'Les régulateurs limitent le levier des particuliers : 30 pour 1 sur les grandes paires dans l’Union européenne depuis août 2018, 50 pour 1 aux États-Unis.',
    ],
    returns: [
      'D’où vient le rendement',
      'D’avoir raison plus souvent, ou de plus, que les coûts ne l’exigent. Rien ne croît ici de soi-même : avant les coûts, les gains et pertes de tous s’annulent, et après les coûts, il reste moins que rien. Le régulateur européen, avant de fixer ses limites en 2018, a constaté que 74 à 89 pour cent des comptes de particuliers perdaient de l’argent.',
    ],
    costs: [
      'Ce que cela coûte',
      'L’écart, compté sur toute la position : un pip sur 100,000 fait 10 dollars, et pour 3,333 dollars d’argent propre cela fait 0.3% par aller-retour. Puis l’intérêt de nuit, et la différence entre le prix que vous avez vu et celui que vous avez obtenu.',
    ],
    risks: [
      'Risques habituels',
      {
        list: [
          'L’effet de levier change le bruit en ruine : le mouvement d’un jour ordinaire peut mettre fin à une position.',
          'Des sauts de prix le week-end et lors des annonces, au-delà de tout ordre stop.',
          'Des courtiers non agréés, qui refusent les retraits ou demandent d’abord une taxe.',
          'Des signaux, robots et formations dont le vendeur vit de leur vente.',
        ],
      },
    ],
  },
  copy_trading: {
    title: 'Copie d’opérations',
    summary:
      'Laisser un compte répéter les opérations de quelqu’un d’autre : commode, et bon seulement dans la mesure où la personne copiée l’est.',
    what: [
      'De quoi il s’agit',
      'Dans la copie d’opérations (copy trading), une plateforme relie votre compte à celui d’un opérateur de marché que vous choisissez dans une liste. Quand il achète, votre compte achète, en proportion du montant que vous y avez affecté. Des formes voisines sont le mirror trading, qui suit une règle au lieu d’une personne, et les comptes gérés, où quelqu’un détient un mandat de votre part.',
    ],
    how: [
      'Comment cela fonctionne',
      'Vous fixez un montant, parfois une limite à laquelle la copie s’arrête, et la plateforme fait le reste. Vos opérations suivent les siennes d’un instant, vos prix diffèrent donc ; sur des marchés rapides ou étroits, ils diffèrent beaucoup. Les petits comptes ne peuvent pas répéter toutes les opérations, à cause des tailles minimales.',
      'Dans beaucoup de pays, un service qui opère pour vous sans demander à chaque fois relève de la gestion de portefeuille et a besoin d’un agrément.',
    ],
    returns: [
      'D’où vient le rendement',
      'Des opérations seulement. Copier n’ajoute aucun rendement ; cela ajoute des coûts et du retard. Celui qui est en tête de la liste a bien réussi jusqu’ici, et sur des milliers de comptes il y en a toujours quelques-uns, par pure chance. Les listes oublient aussi : les comptes qui ont échoué n’y sont plus, ce qui fait paraître le reste meilleur que ne l’a été l’ensemble.',
    ],
    costs: [
      'Ce que cela coûte',
      'L’écart et la commission de chaque opération, parfois un abonnement mensuel, et souvent une part des gains pour la personne copiée. Cette part est asymétrique : elle participe aux gains et non aux pertes, ce qui récompense les gros paris.',
    ],
    risks: [
      'Risques habituels',
      {
        list: [
          'Des mois de petits gains et une grosse perte : regardez la pire baisse, pas le dernier rendement.',
          'Un effet de levier caché, et des positions perdantes laissées ouvertes pour qu’elles ne se voient pas.',
          'La personne copiée change de style, ou s’arrête, pendant que vous ne regardez pas.',
          'Beaucoup de copies d’une même opération font bouger le prix contre elles toutes.',
        ],
      },
      'Demandez l’historique entier avec les coûts, la plus longue période de pertes, et le même marché simplement acheté et conservé. C’est ainsi que les [historiques des bots](/bots) sont montrés sur ce site ; ils opèrent en argent fictif, et en suivre un ne coûte et ne rapporte rien.',
    ],
  },
  indices: {
    title: 'Indices',
    summary: 'Un seul nombre pour tout un marché : comment il est fait, ce qu’il laisse de côté, et comment on y investit.',
    what: [
      'De quoi il s’agit',
      'Un indice est une recette. Il nomme une liste d’actions, d’obligations ou de marchandises, donne à chacune un poids, et fait de leurs prix un seul nombre. Le Dow Jones Industrial Average a été publié pour la première fois en 1896, avec douze sociétés ; le S&P 500 a ses 500 depuis 1957.',
      'On ne peut pas acheter un indice. On peut acheter un fonds ou un contrat qui le suit.',
    ],
    how: [
      'Comment cela fonctionne',
      'La plupart des indices d’actions pondèrent les sociétés par leur valeur de marché ; les quelques plus grandes peuvent donc décider de l’évolution du nombre. Le Dow pondère par le prix de l’action : une action à 400 dollars compte dix fois plus qu’une action à 40, quelle que soit la taille des sociétés. La pondération égale les traite toutes de la même façon et doit opérer davantage.',
      'Attention aux petits caractères d’un graphique. Un indice de prix laisse les dividendes de côté ; un indice de rendement total les rajoute. Sur des décennies, la différence est plus grande que le nombre du graphique ne le laisse penser.',
    ],
    returns: [
      'D’où vient le rendement',
      'De ce qu’il y a dedans : des dividendes ou des intérêts, la croissance de ce que gagnent les sociétés, et une variation de ce que les acheteurs sont prêts à payer pour cela. Un fonds livre cela, moins ses coûts. Comme tous les investisseurs réunis sont le marché, la moyenne de ceux qui tentent de le battre doit rester sous l’indice du montant de leurs coûts.',
    ],
    costs: [
      'Ce que cela coûte',
      'Des frais annuels, souvent inférieurs à un quart de pour cent pour les grands fonds indiciels, l’écart à l’achat et à la vente, et l’impôt que le fonds ou vous devez payer. Regardez aussi l’écart de suivi : de combien le fonds s’est réellement éloigné de son indice.',
    ],
    risks: [
      'Risques habituels',
      {
        list: [
          'Un indice baisse avec son marché. De 1929 à 1932, le Dow a perdu près de neuf dixièmes ; il lui a fallu jusqu’en 1954 pour revenir.',
          'Pondérer par la valeur rassemble l’argent dans ce qui a déjà monté.',
          'Un indice étroit, d’un secteur ou d’un pays, ne répartit pas le risque.',
          'Les contrats à effet de levier sur un indice multiplient les mouvements quotidiens et, sur de plus longues durées, ne donnent pas le multiple de l’indice.',
        ],
      },
    ],
  },
  fixed_income: {
    title: 'Titres à revenu fixe',
    summary:
      'Prêter à des États et à des entreprises : les obligations, ce que paie leur intérêt, et pourquoi leur prix baisse quand les taux montent.',
    what: [
      'De quoi il s’agit',
      'Une obligation est un prêt qui peut être revendu. L’emprunteur verse un montant d’intérêt fixe, le coupon, et rend la valeur nominale à une date donnée. Les bons courent sur des mois, les obligations sur des années. Les fonds monétaires détiennent les plus courts de ces titres.',
    ],
    how: [
      'Comment cela fonctionne',
      'Le coupon est fixe ; le prix ne l’est pas. Si les nouvelles obligations versent 5% et la vôtre 3%, personne ne paie le plein prix pour la vôtre. Une règle simple : pour chaque point de hausse des taux, une obligation perd à peu près autant de pour cent que sa duration compte d’années. Avec une duration de 7, un point coûte environ 7%.',
      'Qui garde une obligation jusqu’au dernier jour reçoit la valeur nominale, si l’emprunteur paie. Entre-temps, le prix n’importe que si vous devez vendre.',
    ],
    returns: [
      'D’où vient le rendement',
      'De l’intérêt d’abord, et celui-ci paie trois choses : l’attente, l’inflation, et la possibilité de ne pas être payé. Un emprunteur qui doit offrir bien plus que l’État a une raison de le faire. Le rendement à l’échéance réunit coupon, prix et temps restant en un seul chiffre annuel et suppose que chaque paiement arrive.',
      'Un taux fixe très supérieur à ceux d’emprunteurs comparables est soit payé sur quelque chose qui peut se tarir, soit voué à ne pas être payé. Demandez ce qu’il y a derrière, et si c’est là aujourd’hui. Nos propres plans, en argent fictif, répondent par la [réserve](/proof).',
    ],
    costs: [
      'Ce que cela coûte',
      'Pour des obligations isolées, surtout l’écart achat-vente, large pour les petits montants et les émissions rares ; pour les fonds, les frais annuels, qui pèsent plus ici que sur les actions parce que le rendement est plus petit.',
    ],
    risks: [
      'Risques habituels',
      {
        list: [
          'Les taux montent. En 2022, obligations et actions ont baissé la même année, et les grands fonds obligataires ont perdu plus d’un dixième.',
          'L’emprunteur fait défaut ou change les conditions. Des États l’ont fait aussi : la Russie en 1998, l’Argentine en 2001, la Grèce en 2012.',
          'L’inflation ronge un paiement fixe de l’intérieur.',
          'Dans une crise, certaines obligations ne trouvent d’acheteur à aucun prix équitable.',
        ],
      },
    ],
  },
  option_trading: {
    title: 'Options',
    summary:
      'Le droit, et non l’obligation, d’acheter ou de vendre à un prix fixé : une assurance pour les uns, une loterie pour les autres.',
    what: [
      'De quoi il s’agit',
      'Une option d’achat (call) est le droit d’acheter quelque chose à un prix fixé jusqu’à un jour fixé ; une option de vente (put) est le droit de le vendre. L’acheteur paie une prime et ne peut pas perdre davantage. Le vendeur reçoit la prime et prend l’obligation, qui pour une option d’achat à découvert n’a pas de limite supérieure.',
      'Les options standardisées sur actions se négocient depuis l’ouverture du Chicago Board Options Exchange en avril 1973, l’année où fut publiée la formule de Black–Scholes. Aux États-Unis, un contrat représente 100 actions.',
    ],
    how: [
      'Comment cela fonctionne',
      'Un exemple en chiffres ronds : une action coûte 100, et une option d’achat à 105 sur trois mois coûte 3. Si l’action finit à 104, l’option ne vaut rien et les 3 sont perdus, bien que l’action ait monté. À 108, l’acheteur rentre dans ses frais. À 115, l’option vaut 10.',
      'La prime dépend du prix de l’action, du temps qui reste et surtout de l’ampleur attendue de ses mouvements. Avoir raison sur le sens et tort sur le temps ou l’ampleur, c’est perdre quand même.',
    ],
    returns: [
      'D’où vient le rendement',
      'Une option ne crée pas de revenu ; elle déplace un risque d’un côté à l’autre contre un prix. Les vendeurs sont payés, en moyenne un peu généreusement, pour porter de grosses pertes rares. Les acheteurs paient une protection, comme pour une assurance, ou une petite chance de gagner beaucoup.',
    ],
    costs: [
      'Ce que cela coûte',
      'Une commission par contrat, et un écart large pour les prix d’exercice peu négociés, souvent de plusieurs pour cent de la prime. Les vendeurs doivent déposer une marge et peuvent se voir en demander plus du jour au lendemain.',
    ],
    risks: [
      'Risques habituels',
      {
        list: [
          'Le temps joue contre tout acheteur, le plus vite dans les dernières semaines.',
          'Beaucoup d’options expirent sans valeur, et toute la mise avec elles.',
          'Les vendeurs peuvent perdre plusieurs fois ce qu’ils ont encaissé.',
          'L’exercice anticipé, les dividendes et les divisions d’actions changent ce que l’on détient.',
          'Les produits d’un seul jour, et les options binaires : le régulateur de l’Union européenne a retiré les options binaires du marché des particuliers en juillet 2018.',
        ],
      },
    ],
  },
  stock: {
    title: 'Actions',
    summary: 'Posséder une part d’une société : ce qu’une action donne à son détenteur, ce qui fait bouger son prix, ce qu’elle coûte.',
    what: [
      'De quoi il s’agit',
      'Une action est une part d’une société. Son détenteur peut voter, reçoit ce que la société distribue, et passe en dernier quand elle fait faillite : les salariés, les prêteurs et le fisc sont payés d’abord. On ne peut pas perdre plus que le prix de l’action. La Compagnie néerlandaise des Indes orientales a vendu des actions au public en 1602, et elles se sont bientôt négociées à Amsterdam.',
    ],
    how: [
      'Comment cela fonctionne',
      'Les actions changent de mains dans des bourses, où ordres d’achat et de vente se rencontrent dans un carnet d’ordres. Un ordre au marché prend le prix qui s’y trouve ; un ordre à cours limité nomme le pire que vous acceptez. Aux États-Unis, une opération est réglée un jour ouvré plus tard depuis le 28 mai 2024.',
      'Les actions sont d’ordinaire détenues en votre nom par un courtier et un dépositaire. Si le courtier fait faillite, elles restent à vous, pourvu que les livres aient été tenus honnêtement.',
    ],
    returns: [
      'D’où vient le rendement',
      'Des dividendes, de la croissance de ce que gagne la société, et d’une variation de ce que les acheteurs paient pour un dollar de ces gains. Les deux premiers sont l’œuvre de la société ; le troisième est une humeur, et ne se compense qu’à long terme. Sur de nombreuses décennies, les actions de beaucoup de pays ont rapporté plus que les obligations, avec des interruptions longues et profondes.',
    ],
    costs: [
      'Ce que cela coûte',
      'La commission, aujourd’hui souvent nulle ; l’écart achat-vente, qui ne l’est pas ; le change pour les actions étrangères ; l’impôt sur les dividendes et les gains. Un courtier qui ne prend pas de commission gagne ailleurs, par exemple en vendant vos ordres à un teneur de marché.',
    ],
    risks: [
      'Risques habituels',
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
  cryptocurrency: {
    title: 'Cryptomonnaies',
    summary:
      'De l’argent et des contrats sur des registres partagés que personne ne dirige seul : comment ils fonctionnent, et comment ils échouent.',
    what: [
      'De quoi il s’agit',
      'Une cryptomonnaie est une inscription dans un registre que de nombreux ordinateurs tiennent ensemble. Bitcoin a été décrit dans un article d’octobre 2008 ; son premier bloc est du 3 janvier 2009. Ethereum, depuis juillet 2015, exécute aussi des programmes, et la plupart des monnaies et jetons plus récents suivent l’une de ces deux idées. Les monnaies stables promettent un prix fixe, le plus souvent un dollar.',
    ],
    how: [
      'Comment cela fonctionne',
      'Celui qui détient la clé privée d’une adresse peut déplacer ce qui s’y trouve ; il n’y a personne à qui en demander une nouvelle. Les transactions sont réunies en blocs. Dans la preuve de travail, comme chez Bitcoin, le droit d’ajouter un bloc se gagne en calculant ; dans la preuve d’enjeu, comme chez Ethereum depuis septembre 2022, en déposant des pièces qui peuvent être retirées à qui triche.',
      'Sur une plateforme d’échange, vous détenez d’ordinaire une créance sur une entreprise et non des pièces. Cette entreprise devrait pouvoir montrer qu’elle a ce qu’elle doit. Comment se fait une telle preuve, et ce qu’elle ne peut pas montrer, cela s’essaie en argent fictif [ici](/proof).',
    ],
    returns: [
      'D’où vient le rendement',
      'La plupart des cryptomonnaies ne rapportent rien. Un gain est un prix plus élevé payé par quelqu’un d’autre. Les récompenses de mise en jeu (staking) sont de nouvelles pièces et des frais, payés dans la même monnaie, et valent donc ce que vaut cette monnaie. Le « rendement » des plateformes de prêt est l’intérêt d’un prêt à quelqu’un que vous ne voyez pas.',
    ],
    costs: [
      'Ce que cela coûte',
      'Frais d’opération et écarts, frais de réseau qui montent quand le réseau est chargé, et frais de retrait. Déplacer de petits montants peut coûter plus qu’ils ne valent.',
    ],
    risks: [
      'Risques habituels',
      {
        list: [
          'Les prix : de novembre 2021 à novembre 2022, le bitcoin a perdu environ les trois quarts en dollars. Les plus petites cryptomonnaies perdent souvent tout.',
          'Les plateformes : Mt. Gox s’est arrêtée en février 2014, FTX a déposé son bilan en novembre 2022, chaque fois avec des actifs de clients manquants.',
          'Les monnaies stables : TerraUSD a perdu son prix en mai 2022 en quelques jours.',
          'Des clés perdues, ou cédées par une signature sur un faux site ; un transfert vers le mauvais réseau est perdu.',
          'Les promesses de rendements quotidiens fixes. C’est la plus vieille fraude dans un manteau neuf.',
        ],
      },
      'Les cours de quinze cryptomonnaies, avec leur source et leur âge, se trouvent sur [la page du marché](/market). Sur la plupart des instances ils sont simulés, et le disent.',
    ],
  },
  retirement_planning: {
    title: 'Préparer sa retraite',
    summary: 'Combien, où et pour combien de temps : les questions derrière un revenu après le travail.',
    what: [
      'De quoi il s’agit',
      'Préparer sa retraite, c’est transformer un revenu d’aujourd’hui en revenu pour un temps où vous n’en gagnerez plus. Trois sources sont habituelles : une pension publique, quelque chose par l’employeur, et sa propre épargne. Un plan dit ce que chacune apportera probablement, et ce qui manque.',
    ],
    how: [
      'Comment cela fonctionne',
      'Commencez par les dépenses plutôt que par les rendements : combien coûterait une année aux prix d’aujourd’hui, et quelle part en est couverte ? Le reste doit venir de l’épargne, qui doit durer plus longtemps que prévu et suivre les prix.',
      'Aux États-Unis, les enveloppes habituelles sont l’IRA, qu’une personne ouvre, et le 401(k), qu’un employeur propose. Les comptes traditionnels reportent l’impôt sur le revenu ; les comptes Roth reçoivent de l’argent déjà imposé et laissent les retraits admissibles exonérés. L’argent qui sort trop tôt coûte un impôt supplémentaire de 10% en plus de l’impôt sur le revenu, dans la plupart des cas avant l’âge de 59½ ans (Internal Revenue Code § 72(t), pour l’année fiscale 2025). D’autres pays ont leurs propres formes.',
    ],
    returns: [
      'D’où vient le rendement',
      'De ce que contient le compte ; l’enveloppe elle-même ne rapporte rien. Le temps fait l’essentiel du travail. À 5% par an, un montant est multiplié par environ 4.3 en 30 ans ; à 4%, par environ 3.2. Ce seul point, souvent pas plus que le coût d’un fonds, prend un quart de la somme finale.',
    ],
    costs: [
      'Ce que cela coûte',
      'Les frais de compte, les frais des fonds, le conseil et, pour les rentes viagères, une commission qui échappe facilement. Demandez par écrit la somme de tous ces frais en pour cent par an.',
    ],
    risks: [
      'Risques habituels',
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
}

import type { Catalogue } from '../../types/catalogue.ts'

export const site: Catalogue<'fr'>['site'] = {
  meta: {
    title: 'Clearterm : un rendement mis de côté avant d’être promis',
    description:
      'Un environnement de test en argent fictif : des durées fixes dont la totalité du rendement est d’abord mise de côté au grand livre, des bots de trading par IA avec leur historique réel, et une preuve que chacun peut vérifier.',
  },
  not_found: {
    title: 'Il n’y a pas de page à cette adresse',
    help: 'Elle a peut-être été déplacée, ou l’adresse contient une erreur. Rien de ce qui est à vous n’est perdu.',
    home: 'Vers la page d’accueil',
  },
  hero: {
    tagline: 'Le trading intelligent avec l’IA',
    title: 'Essayez l’investissement crypto en argent fictif.',
    lead: 'Clearterm est un site d’entraînement pour les curieux de la crypto. Avant la vente d’un plan, tout son rendement est mis de côté, et vous pouvez le vérifier.',
    start: 'Commencer en argent fictif',
    proof: 'Vérifier la preuve',
    admit: 'Ni carte ni argent réel. La preuve montre que les comptes tombent juste, non que de l’argent existe au-dehors.',
    calculator: 'Calculateur',
    plan: 'Plan',
    amount: 'Montant',
    days: { one: '{count} jour', other: '{count} jours' },
    becomes: { one: '{capital} deviennent {total} en {count} jour', other: '{capital} deviennent {total} en {count} jours' },
    aside: 'Hachuré : tout le rendement, {amount}, mis de côté au jour 0',
    now: 'jour {day} : {amount} déjà acquis',
    principal: '{amount} de capital, rendus en entier ; hors échelle',
    day: 'jour {n}',
    ai: 'L’IA : six bots opèrent en argent fictif selon des règles publiées. Les plans ne dépendent pas d’eux.',
    ai_link: 'Voir ce que les bots ont fait',
  },
  features: {
    title: 'Ce qu’il y a derrière',
    bots: {
      title: 'À la hausse ou à la baisse',
      figure: 'Pire baisse depuis la mise en service',
      figure_simulated: 'Pire de l’historique simulé',
      text: 'Les bots suivent des règles fixes dans des marchés qui montent et qui baissent, et peuvent perdre dans les deux. Voici les plus fortes baisses de tous les bots.',
      text_none:
        'Les bots suivent des règles fixes dans des marchés qui montent et qui baissent, et peuvent perdre dans les deux. Chaque historique commence au premier cours.',
      link: 'Ouvrir l’historique des bots',
    },
    funded: {
      title: 'Rendement financé d’avance',
      figure: 'Couverture de la réserve',
      text: 'Chaque rendement promis compte en entier : {custody} détenus, {owed} dus.',
      text_none: 'Rien n’est dû aux membres. Chaque rendement promis compte en entier dès le jour de la vente.',
      link: 'Ouvrir la preuve',
    },
    process: {
      title: 'Processus automatisé',
      figure: 'Rendements versés jusqu’ici',
      text: 'Un plan qui arrive à échéance est payé à l’heure dite, capital et rendement ensemble, sans demande à quiconque et sans approbation.',
      link: 'Lire les conditions d’un plan',
    },
  },
  portfolios: {
    eyebrow: 'Plans',
    title: 'Cinq durées, exposées en entier',
    apy: 'L’APY ne vaut que si la durée est répétée toute l’année, ce que la réserve ne peut pas financer.',
    shared: 'Identique pour tous les plans',
    example: 'Devient à l’échéance',
    from: 'à partir de {amount}',
    see_all: 'Voir tous les plans',
    // The page sets the colon behind it, which French keeps apart.
    free: 'Réserve libre actuellement : {amount}. Un achat plus grand que ce qu’elle peut couvrir est refusé.',
  },
  why: {
    eyebrow: 'Pourquoi choisir Clearterm',
    title: 'Quatre affirmations que vous pouvez vérifier',
    funded: 'Financé avant d’être vendu',
    funded_text:
      'Pas de réserve, pas de vente. Une seule écriture immobilise votre capital et met de côté la totalité du rendement ; sans l’un, pas l’autre.',
    funded_link: 'La réserve, prouvée',
    exit: 'Les sorties restent ouvertes',
    exit_text:
      'Un retrait ne dépend jamais de frais, d’une mise à niveau ou d’un nouveau dépôt. Un retrait refusé rend le montant bloqué dans la même écriture, avec un motif.',
    exit_link: 'Ce que disent les conditions',
    fees: 'Pas de frais cachés',
    fees_text:
      'Il n’y a pas de frais : le grand livre n’a aucun type d’écriture qui puisse en prendre. Les opérations fictives paient des frais de négociation, que chaque exécution affiche.',
    fees_link: 'La page de tous les frais',
    erased: 'Rien n’est effacé',
    erased_text:
      'Une correction est une nouvelle écriture à côté de l’ancienne. Le registre des points de contrôle est signé, et chacun peut le comparer à ce qui a été publié avant.',
    erased_link: 'Vérifier dans votre navigateur',
  },
  trades: {
    eyebrow: 'Opérations des bots en direct',
    title: 'Opérer de n’importe où',
    lead: 'Les bots opèrent en argent fictif, jour et nuit et d’aucun lieu en particulier. Voici leurs neuf dernières exécutions, avec les frais, et les pertes telles qu’elles surviennent. Chaque ligne ouvre son exécution.',
    all: 'Toutes les exécutions, et ce que la conservation des cryptomonnaies aurait rapporté',
    recent: 'Opérations récentes',
    without: 'Les dernières exécutions sont lues par un script. Toutes figurent sur la page des opérations en direct.',
  },
  steps: {
    eyebrow: 'Pour commencer',
    title: 'Comment ça marche',
    sign_up: 'S’inscrire',
    sign_up_text: 'Inscrivez-vous et confirmez votre e-mail par un code à usage unique. Aucun document ne vous est demandé.',
    deposit: 'Déposer des fonds',
    deposit_text: 'De l’argent fictif, par la carte de test ou à une adresse de test. Rien de réel ne peut être envoyé.',
    activate: 'Activer le bot',
    activate_text:
      'Choisissez le bot dont vous suivez l’historique. Le rendement du plan est un montant fixe que l’exploitant met de côté d’avance. Le bot ne le produit pas ; son propre historique est {here}.',
    here: 'ici',
    records: ' : l’historique des bots',
    withdraw: 'Retirer',
    withdraw_text:
      'À l’échéance, capital et rendement vont à votre solde. Retirez avec un code reçu par e-mail, vers un portefeuille ou un compte bancaire, en argent fictif.',
  },
  heatmap: {
    lead: 'De combien chaque cryptomonnaie a bougé en 24 heures. Un tiret jusqu’au premier cours.',
    all: 'Tous les cours et graphiques',
  },
  simplicity: {
    eyebrow: 'Simplicité',
    title: 'La simplicité, pour ouvrir la voie',
    lead: 'Un fait vérifiable au lieu d’un slogan : la moitié des retraits payés n’ont pas pris plus de {median}, de la demande au paiement.',
    lead_none:
      'Une affirmation à vérifier : vous pouvez quitter un plan n’importe quel jour. Ses conditions disent ce que paie une sortie anticipée.',
    link_none: 'Ce que disent les conditions',
    link: 'Comment chaque service a fonctionné',
  },
  stats: {
    title: 'Statistiques',
    lead: 'Comptées dans le grand livre et la table des utilisateurs. Ouvrez un chiffre pour voir ce qu’il compte.',
    uncounted: 'Rien à compter pour l’instant : {names}.',
    since: 'En service depuis le {date}, jour de la première écriture.',
  },
  figures: {
    records: 'Ouvrir ses enregistrements',
    of_plan: '{title}, plan {plan}',
    worst_drawdown: {
      title: 'Pire baisse depuis la mise en service',
      text: 'La plus forte baisse de la valeur d’un bot depuis un sommet antérieur, depuis sa mise en service, après frais.',
    },
    worst_drawdown_simulated: {
      title: 'Pire baisse, simulée',
      text: 'La plus forte baisse de la valeur d’un bot depuis un sommet antérieur dans son historique simulé, après frais. Aucune de ces opérations n’a eu lieu.',
    },
  },
  ticker: {
    label: 'Actuellement',
    coverage: 'Couverture de la réserve',
    both: '{custody} détenus, {owed} dus',
    checkpoint: 'Dernier point de contrôle de solvabilité',
    ago: 'il y a {age}',
    notice: 'Avis',
    prices: 'Cours',
  },
  trust: {
    signed: 'Le total signé de ce qui est détenu et dû.',
    check: 'Vérifier',
    held: '{custody} détenus, {owed} dus',
    nothing_owed: 'L’argent fictif de l’exploitant. Aucun membre n’a encore de solde.',
    journal: 'Chaque écriture depuis ce jour est conservée.',
    payout: 'Dernier versement',
    paid: '{amount} de rendements versés jusqu’ici',
    committed: 'Mis de côté pour les plans ouverts.',
    free: 'Elle paie les rendements des prochains plans.',
  },
  voices: {
    how: 'Aucun témoignage pour l’instant : il faut un plan échu et un retrait payé. Voici ce que vous pouvez vérifier aujourd’hui.',
    check: {
      total: 'Le total signé',
      total_text: 'Recalculez le relevé signé dans votre navigateur.',
      total_link: 'Vérifier',
      reserve: 'La réserve, écriture par écriture',
      reserve_text: 'Chaque rendement promis a quitté la réserve libre avant sa vente.',
      reserve_link: 'Lire les écritures',
      bots: 'Le pire bot',
      bots_text: 'Les pertes et baisses de chaque bot, comparées à la détention des coins.',
      bots_link: 'Voir les historiques',
    },
  },
  plans: 'Voir tous les plans',
}

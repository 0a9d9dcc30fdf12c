/** What each public figure is, in a name and a sentence. The server answers with these, and pages show them beside the figure. */
export const stats = {
  coverage: {
    title: 'Couverture de la réserve',
    definition:
      'Ce qui est en conservation divisé par ce qui est dû, chaque promesse ouverte comptée en entier, coupé après deux décimales. La conservation est fictive : cela montre une arithmétique, pas que des actifs existent au-dehors.',
  },
  custody: {
    title: 'En conservation',
    definition:
      'Les dépôts crédités et l’argent de l’exploitant lui-même, moins les retraits payés, les contre-passations et ce que l’exploitant a repris. Argent fictif.',
  },
  owed: {
    title: 'Dû aux membres',
    definition:
      'Les soldes de tous les membres, argent bloqué et immobilisé compris, et la totalité du rendement promis de chaque plan ouvert.',
  },
  reserve_free: {
    title: 'Réserve libre',
    definition: 'L’argent de l’exploitant lui-même qui n’est encore promis à personne : de quoi vendre d’autres plans.',
  },
  reserve_committed: {
    title: 'Réserve engagée',
    definition: 'Les rendements promis de tous les plans ouverts, mis de côté au moment même où chaque plan a été acheté.',
  },
  verified_users: {
    title: 'Utilisateurs vérifiés',
    definition:
      'Les membres dont l’adresse e-mail est confirmée et le compte ouvert. Les administrateurs et les comptes fermés ne sont pas comptés.',
  },
  deposits_settled: {
    title: 'Dépôts crédités',
    definition:
      'Tous les dépôts crédités par le circuit de test, depuis le début. Les ajustements par l’exploitant ne sont pas comptés. Argent fictif.',
  },
  withdrawals_paid: {
    title: 'Retraits payés',
    definition: 'Tous les retraits payés par le circuit de test, depuis le début. Argent fictif.',
  },
  median_withdrawal_time: {
    title: 'Délai médian de retrait',
    definition:
      'De la demande d’un retrait à son paiement, confirmation du membre comprise : la valeur du milieu des 1,000 retraits payés les plus récents ; si leur nombre est pair, la plus longue des deux valeurs du milieu.',
  },
  returns_paid: {
    title: 'Rendements payés',
    definition:
      'Tous les rendements payés à l’échéance d’un plan ou lors d’une sortie anticipée, sur la réserve mise de côté à cet effet. Argent fictif.',
  },
  plans_sold: {
    title: 'Plans vendus',
    definition: 'Tous les achats d’un plan, ouverts et terminés, y compris les plans replacés à l’échéance.',
  },
  running_since: {
    title: 'En service depuis',
    definition: 'Quand la première écriture a été inscrite au journal de cette instance.',
  },
  checkpoint_epoch: {
    title: 'Dernière époque de solvabilité',
    definition: 'Le numéro de la déclaration la plus récente de ce qui est dû, signée dans le registre public.',
  },
  checkpoint_age: {
    title: 'Âge de la dernière époque de solvabilité',
    definition:
      'Le temps écoulé depuis la lecture des livres pour la déclaration la plus récente du registre public. Une nouvelle est faite toutes les dix minutes où les livres ont bougé.',
  },
  last_fill: {
    title: 'Dernière exécution',
    definition: 'Quand l’un de nos propres bots en argent fictif a opéré pour la dernière fois.',
  },
} as const

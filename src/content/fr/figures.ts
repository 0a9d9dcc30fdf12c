/** Figures in French: their names and definitions, words in the place of one, words for stored values, and the fees page. */
import type { FeesPage } from '../article.ts'
import type { Translation } from '../translated.ts'

/** Name and definition of each public figure. */
export const stats: Translation['stats'] = {
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
    definition: 'La date comptable de la première écriture au journal de cette instance.',
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

/** Names of the figures of a solvency statement, for screens and the certificate. */
export const epochFigures: Translation['epochFigures'] = {
  liabilities: 'Dû aux membres',
  liabilities_note: 'soldes et toutes les promesses ouvertes',
  custody: 'En conservation',
  custody_note: 'argent fictif',
  free: 'Réserve, libre',
  free_note: 'promise à personne',
  committed: 'Réserve, engagée',
  committed_note: 'mise de côté pour les plans ouverts',
  coverage: 'Couverture',
}

/** Accounts, factors, devices, destinations. */
export const values: Translation['values'] = {
  bank: 'Compte bancaire {number}',
  main: 'principal',
  bonus: 'primes',
  earning: 'revenus',
  totp: 'Une application d’authentification',
  passkey: 'La clé d’accès « {name} »',
  device: '{browser} sous {system}',
  device_system: 'Un navigateur sous {system}',
  device_program: 'Un programme',
  device_unknown: 'Un appareil inconnu',
}

/** In the place of a figure that does not exist, or is too large to read. */
export const figureWords: Translation['figureWords'] = {
  many_times: 'plus de 10×',
  nothing_owed: 'rien n’est dû',
  none_paid: 'aucun payé à ce jour',
  not_yet: 'pas encore',
}

/** The status of the services, and of the operator. */
export const liveWords: Translation['liveWords'] = {
  all_operational: 'Tous les services sont opérationnels',
  not_operational: 'Non opérationnel\u00a0:',
  starting: 'Démarrage en cours\u00a0:',
  comma: ', ',
  services: {
    store: 'Base de données',
    ledger: 'Grand livre',
    clock: 'Horloge',
    prices: 'Cours',
    proof: 'Preuve de solvabilité',
    mail: 'E-mail',
  },
  no_company: 'Exploitant d’un environnement de test, pas une société',
}

/** That there are none, and what each kind of entry does. */
export const fees: FeesPage = {
  title: 'Frais',
  summary: 'Il n’y en a pas.',
  sections: [
    {
      id: 'none',
      title: 'Rien n’est facturé',
      blocks: [
        'Ni l’ouverture, la tenue ou la fermeture d’un compte, ni un dépôt, un plan, une sortie anticipée ou un retrait. L’argent est fictif, des frais le seraient donc aussi ; il n’y en a de toute façon pas.',
        'C’est plus qu’une promesse. L’argent ne se déplace que par des écritures, chaque écriture doit être de l’un des types ci-dessous, et aucun ne prend quoi que ce soit à un membre pour le donner à l’exploitant. Un test du logiciel compare cette liste à celle du grand livre et échoue quand un type manque ici.',
      ],
    },
    {
      id: 'not-fees',
      title: 'Ce qui coûte quand même quelque chose',
      blocks: [
        {
          list: [
            'Sortir avant l’échéance : vous renoncez à la part du rendement qui n’est pas encore acquise. Votre capital n’est pas touché.',
            'Les opérations des bots eux-mêmes : leurs exécutions fictives comportent des frais, des écarts et du glissement, car un historique sans coûts les flatterait. Vous ne les payez pas, et ils ne changent rien sur votre compte.',
          ],
        },
      ],
    },
  ],
  moves: {
    'operator.fund': {
      name: 'Versement de l’exploitant',
      from: 'conservation',
      to: 'réserve ou budget',
      why: 'L’argent de l’exploitant lui-même, avant que quoi que ce soit puisse être promis.',
    },
    'operator.take': {
      name: 'Reprise par l’exploitant',
      from: 'réserve ou budget',
      to: 'conservation',
      why: 'Au plus ce que l’exploitant a versé, et jamais ce qui est engagé.',
    },
    'deposit.settle': { name: 'Dépôt', from: 'conservation', to: 'votre solde', why: 'La totalité du montant que vous avez versé.' },
    'plan.lock': {
      name: 'Plan acheté',
      from: 'votre solde',
      to: 'votre capital immobilisé',
      why: 'Il reste à vous et vous est rendu à la fin.',
    },
    'plan.commit': {
      name: 'Rendement mis de côté',
      from: 'réserve libre',
      to: 'réserve engagée',
      why: 'La totalité du rendement promis, dans le même groupe que l’achat.',
    },
    'plan.unlock': {
      name: 'Capital rendu',
      from: 'votre capital immobilisé',
      to: 'votre solde',
      why: 'Tout le capital, à la fin ou quand vous sortez.',
    },
    'plan.pay': {
      name: 'Rendement payé',
      from: 'réserve engagée',
      to: 'votre solde',
      why: 'Ce qui a été promis, ou ce qui est acquis si vous sortez avant.',
    },
    'plan.release': {
      name: 'Reste non acquis',
      from: 'réserve engagée',
      to: 'réserve libre',
      why: 'Après une sortie anticipée : la part qui n’était pas acquise.',
    },
    'withdrawal.hold': {
      name: 'Retrait demandé',
      from: 'votre solde',
      to: 'votre argent bloqué',
      why: 'Pour qu’il ne puisse pas être dépensé deux fois.',
    },
    'withdrawal.pay': {
      name: 'Retrait payé',
      from: 'votre argent bloqué',
      to: 'conservation',
      why: 'La totalité du montant que vous avez demandé.',
    },
    'withdrawal.release': {
      name: 'Retrait terminé',
      from: 'votre argent bloqué',
      to: 'votre solde',
      why: 'Refusé, annulé ou caduc : tout revient.',
    },
    transfer: {
      name: 'Transfert',
      from: 'vos primes ou vos revenus',
      to: 'votre solde',
      why: 'Quand vous le demandez, sans conditions.',
    },
    'referral.bonus': {
      name: 'Prime de parrainage',
      from: 'budget de parrainage',
      to: 'votre prime',
      why: 'Sur l’argent de l’exploitant lui-même.',
    },
    'adjustment.credit': {
      name: 'Crédit par l’exploitant',
      from: 'budget d’ajustement',
      to: 'votre compte',
      why: 'Avec un motif, sur votre relevé.',
    },
    'adjustment.debit': {
      name: 'Crédit repris',
      from: 'votre compte',
      to: 'budget d’ajustement',
      why: 'Au plus ce qui a été crédité avant, avec un motif, sur votre relevé.',
    },
    reversal: {
      name: 'Contre-passation',
      from: 'votre compte',
      to: 'conservation',
      why: 'Ce qui a été crédité par erreur, avec un second administrateur. Rien n’en revient à un budget de l’exploitant.',
    },
  },
}

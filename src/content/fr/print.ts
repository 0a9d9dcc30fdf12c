/** Printed documents in French: the user manual, the account statement, the reserve certificate, the calendar. */
import type { Policy, Section } from '../article.ts'
import type { Translation } from '../translated.ts'
import { epochFigures } from './figures.ts'

/** The first steps. */
const begin: readonly Section[] = [
  {
    id: 'what-it-is',
    title: 'Ce que c’est',
    blocks: [
      'Clearterm est un environnement de test d’une plateforme de placement. Tout l’argent y est fictif : rien de ce que vous voyez ne peut être échangé contre des fonds réels, et aucun écran ne propose d’adresse ou de compte où de l’argent réel pourrait être envoyé. Un bandeau le dit sur chaque page. N’envoyez pas de fonds réels.',
      'Vous pouvez y pratiquer une telle plateforme en entier : ouvrir un compte, déposer, placer du capital dans des plans à durée fixe, voir le rendement s’acquérir, sortir l’argent, et vérifier avec votre propre ordinateur que les livres de l’exploitant tombent juste.',
      'Deux choses restent toujours séparées. Un plan paie un seul rendement contractuel, que l’exploitant met entièrement de côté quand vous achetez. Les bots ont leurs propres historiques, avec leurs pertes éventuelles ; ils ne produisent pas le rendement des plans.',
    ],
  },
  {
    id: 'account',
    title: 'Ouvrir un compte',
    blocks: [
      {
        list: [
          'Choisissez « S’inscrire » et indiquez votre nom, votre e-mail, votre genre, votre téléphone et un mot de passe de 12 à 128 caractères. Vous devez avoir au moins 18 ans. Le code de parrainage est facultatif.',
          'Acceptez les conditions. La version que vous acceptez est conservée avec votre compte.',
          'Un code de six chiffres arrive par e-mail. Il est valable dix minutes et une seule fois. Saisissez-le sur la page suivante ; un nouveau peut être envoyé une fois par minute.',
          'Connectez-vous. Si c’est depuis un appareil encore inconnu, un e-mail vous le signale.',
        ],
      },
      'Là où l’environnement de test fonctionne sans serveur de courrier, il conserve tous les e-mails. Le terminal affiche le lien de leur boîte au démarrage du serveur.',
    ],
  },
  {
    id: 'safety',
    title: 'Le protéger',
    blocks: [
      'Paramètres, onglet Sécurité, réunit ce qui protège le compte : un code de confirmation à la connexion, une application d’authentification avec des codes de récupération, des clés d’accès, et la liste des appareils connectés, dont vous pouvez terminer chaque session. Avec un second facteur, les étapes qui déplacent de l’argent vous demandent de prouver à nouveau que c’est bien vous, au plus toutes les cinq minutes.',
      'Si quelque chose semble anormal, gelez-y le compte : toutes les sessions prennent fin, et rien ne peut être déposé, acheté ni retiré avant que vous suiviez le lien de l’e-mail. Les plans arrivent toujours à échéance. Un mot de passe réinitialisé par e-mail gèle les retraits pendant 24 heures. Un changement d’adresse e-mail peut être annulé depuis l’ancienne pendant 72 heures.',
    ],
  },
  {
    id: 'deposit',
    title: 'Déposer',
    blocks: [
      {
        list: [
          'Choisissez « Dépôt », un montant et un moyen : carte, portefeuille ou banque.',
          'Un portefeuille montre une adresse de test et son code. Aucun logiciel de portefeuille ne l’accepte. La banque montre les coordonnées d’un compte spécimen fixe.',
          'La caisse de chacun a trois boutons : « Approuver », « Refuser » et « Retarder ». Il n’y a aucun champ pour un numéro de carte.',
          '« Approuver » crédite aussitôt votre solde principal, et « Refuser » met fin au dépôt. « Retarder » le laisse en attente jusqu’à ce que vous choisissiez à nouveau ou qu’un administrateur décide.',
        ],
      },
      'Chaque dépôt a sa propre page, avec son état, son histoire et les écritures qu’il a produites dans le grand livre.',
    ],
  },
]

/** Plans, from the choice to the end. */
const invest: readonly Section[] = [
  {
    id: 'choose',
    title: 'Choisir un plan',
    blocks: [
      'La page [Plans](/plans) énumère neuf plans. Ceux qui sont en vente affichent le taux contractuel sur toute la durée, la part qui en revient à un jour, la durée, le montant minimal et le montant maximal, et la capacité restante. À côté de chaque taux figure le rendement annuel composé (APY), qui est de l’arithmétique : il ne vaudrait que si le plan était répété toute l’année, ce que la réserve ne peut pas financer. Les taux sont très au-dessus de ce que verse tout placement réel.',
      'Un plan sans conditions est listé avec la mention « non proposé ». Un plan dont la réserve ne peut pas couvrir le rendement est « entièrement souscrit » et ne peut pas être acheté.',
    ],
  },
  {
    id: 'buy',
    title: 'L’acheter',
    blocks: [
      {
        list: [
          'Ouvrez le plan, saisissez un montant dans ses limites et confirmez.',
          'En une seule étape du grand livre, votre capital passe du solde principal au compte immobilisé, et la totalité du rendement promis passe de la réserve libre de l’exploitant à la réserve engagée. Soit les deux ont lieu, soit aucun.',
          'Le placement garde les conditions auxquelles il a été vendu. Si l’exploitant modifie le plan plus tard, le vôtre reste tel qu’il était.',
        ],
      },
    ],
  },
  {
    id: 'accrue',
    title: 'Pendant sa durée',
    blocks: [
      'Le rendement s’acquiert à la seconde, du lundi au dimanche. Ce qui est acquis est affiché et n’est pas à vous avant la fin du plan ; aucune écriture n’est passée pour cela jusque-là. Le tableau de bord, la page [Placements](/investments) et un calendrier auquel vous pouvez vous abonner montrent ce qui arrive à échéance, et quand.',
      'Pour chaque placement, vous choisissez ce qui se passe à l’échéance : verser, replacer le capital, ou replacer le capital et le rendement. Vous pouvez changer d’avis jusqu’à l’échéance. S’il ne peut pas être replacé, il est versé et l’on vous dit pourquoi.',
    ],
  },
  {
    id: 'end',
    title: 'Quand il se termine',
    blocks: [
      'À l’échéance, le capital et le rendement sont sur votre solde principal. Il n’y a rien à demander, et aucuns frais ne sont prélevés.',
      'Vous pouvez sortir n’importe quel jour avant l’échéance. La page affiche un décompte valable 60 secondes : votre capital, et ce qui est acquis à ce moment selon la règle de sortie du plan. Le reste du rendement promis retourne à la réserve de l’exploitant, et il est perdu pour vous.',
    ],
  },
]

/** Money out, the record of everything, and the ways to check it. */
const out: readonly Section[] = [
  {
    id: 'payout',
    title: 'Indiquer où vous voulez être payé',
    blocks: [
      'Paramètres, onglet Portefeuille, accepte une adresse pour chaque cryptomonnaie et réseau, et des coordonnées bancaires. Chaque adresse est vérifiée pour son réseau quand vous l’enregistrez. Ne saisissez pas de coordonnées bancaires réelles : utilisez le spécimen. Les coordonnées bancaires sont chiffrées, et du numéro de compte seuls les quatre derniers caractères s’affichent. Nous vous informons de chaque modification par e-mail. L’e-mail sur une adresse contient un lien qui annule la modification pendant 72 heures.',
    ],
  },
  {
    id: 'withdraw',
    title: 'Retirer',
    blocks: [
      {
        list: [
          'Choisissez « Retrait », un montant, et une adresse enregistrée ou la banque.',
          'Le montant est bloqué aussitôt : il quitte le solde principal et n’appartient qu’à cette demande.',
          'Saisissez le code de l’e-mail. Sans confirmation, la demande devient caduque après 15 minutes et le montant bloqué revient. Vous pouvez aussi l’annuler vous-même tant qu’elle n’est pas tranchée.',
          'Un administrateur approuve ou refuse. Un refus nomme son motif et rend le montant bloqué dans la même étape. De petits montants peuvent être payés sans attendre, jusqu’à une limite que fixe l’exploitant.',
        ],
      },
      'Un retrait ne dépend jamais de frais, d’une mise à niveau ou d’un autre dépôt. Il n’y a [pas de frais](/fees).',
    ],
  },
  {
    id: 'records',
    title: 'Lire vos enregistrements',
    blocks: [
      'Chaque chiffre du tableau de bord s’ouvre : un clic montre ce qu’il signifie, quand il a été lu, et les écritures dont il est la somme. Les transactions peuvent être recherchées, filtrées et enregistrées en CSV. Le relevé de chaque mois, en PDF ou en CSV, commence par le solde d’ouverture, énumère chaque mouvement et finit par le solde de clôture. Paramètres, onglet Données, vous donne en un seul fichier tout ce que nous détenons sur vous, et ce que les administrateurs ont fait sur votre compte.',
      'Les montants peuvent être masqués à qui regarde avec vous : un seul interrupteur, sur tous vos écrans.',
    ],
  },
  {
    id: 'check',
    title: 'Vérifier l’exploitant',
    blocks: [
      'Environ toutes les dix minutes où les livres ont bougé, l’exploitant déclare ce qui est dû en tout et ce qui y répond, et le signe dans un registre public qui ne peut pas être réécrit sans que cela se voie. La page [Vérifier](/proof#check) retrouve votre propre argent dans le total, dans votre navigateur, étape par étape ; une copie de cette page fonctionne hors ligne. Qui ne se fie pas à notre code peut utiliser le second vérificateur du code source, qui n’en partage rien.',
      'Ce que cela montre, c’est l’arithmétique, l’exhaustivité et la cohérence. Cela ne peut pas montrer que des actifs existent en dehors des livres : le compte de conservation est fictif.',
      'Chaque chiffre public a sa définition et l’heure à laquelle il vaut, et s’ouvre jusqu’aux sommes dont il est fait.',
    ],
  },
  {
    id: 'bots',
    title: 'Suivre les bots',
    blocks: [
      'La page de chaque bot donne sa règle, ses paramètres, ses exécutions avec frais et glissement, les résultats nets et bruts, la baisse maximale et, à côté, ce qu’aurait donné la conservation des mêmes cryptomonnaies. Les cours simulés portent la mention SIMULÉ sur chaque vignette, graphique et exécution. Au laboratoire, vous pouvez appliquer une règle à des chandeliers enregistrés, dans votre propre navigateur.',
    ],
  },
  {
    id: 'referrals',
    title: 'Parrainer d’autres personnes',
    blocks: [
      'Votre lien de parrainage est dans votre [profil](/profile#referrals). Quand le premier plan d’une personne venue par ce lien arrive à échéance, l’exploitant vous verse une part du rendement réellement payé, une seule fois, sur un budget à part et seulement tant que celui-ci est approvisionné. Le capital de personne n’y entre jamais.',
    ],
  },
  {
    id: 'leave',
    title: 'Écrire un témoignage, ou partir',
    blocks: [
      'Dès qu’un de vos plans est arrivé à échéance et qu’un retrait a été payé, vous pouvez écrire un témoignage dans les paramètres. Un administrateur le lit avant qu’il soit publié à côté du plan qui lui a donné lieu. Un texte critique est tout aussi bienvenu ; les textes refusés sont comptés publiquement par motif.',
      'Le compte se ferme dans Paramètres, onglet Données, dès qu’aucun solde, blocage ou plan n’est ouvert. Ce qui vous nomme est effacé ; les montants restent dans le grand livre, parce que les livres doivent continuer de tomber juste.',
    ],
  },
]

export const manual: Policy = {
  version: '2026-11-27',
  title: 'Mode d’emploi',
  summary: 'De la première connexion au dernier retrait, et comment vérifier ce qui vous est montré.',
  sections: [...begin, ...invest, ...out],
}

/** Of every printed document. */
export const papers: Translation['papers'] = {
  generated: 'Établi le {at} UTC',
  page: 'Page {n} sur {count}',
  replaced: 'Certains caractères n’ont pas de forme dans la police de ce document et sont affichés comme {sign}.',
  legal: 'Conditions, confidentialité et risques',
  in_force: 'En vigueur depuis {date}',
  cut: 'Seulement les {rows} premières lignes sur {total}.',
  cut_unknown: 'Seulement les {rows} premières lignes ; il y en a d’autres.',
}

/** Of an account statement. */
export const statement: Translation['statement'] = {
  title: 'Relevé de {period}',
  member: 'Membre',
  email: 'E-mail',
  account: 'Compte',
  period: 'Période',
  count: 'Lignes d’écriture',
  as_of_batch: 'Journal jusqu’au lot',
  from_to: 'du {from} au {until}, selon la date comptable (UTC)',
  running: '{period} ; la période n’est pas terminée',
  opening: 'Solde d’ouverture',
  before: 'Avant le {day}',
  postings: 'Lignes d’écriture',
  closing: 'Solde de clôture',
  so_far: 'Solde à ce jour',
  at_end: 'À la fin de la période',
  when_made: 'À l’établissement de ce document',
  in_all: 'En tout',
  nothing: 'Rien n’a été enregistré pendant cette période.',
  recorded: 'Date',
  summary: 'Résumé',
  money_in: 'Entrées',
  money_out: 'Sorties',
  sum_deposits: 'Dépôts',
  sum_returns: 'Rendements des plans',
  sum_bonuses: 'Bonus de parrainage',
  sum_credits: 'Ajouté par l’opérateur',
  sum_withdrawals: 'Retraits payés',
  sum_debits: 'Retiré par l’opérateur',
  sum_reversals: 'Dépôts annulés',
  balances: 'Soldes par compte',
  chart: 'Tous les comptes ensemble, selon la date comptable',
  chart_millions: 'Tous les comptes ensemble, selon la date comptable, en millions',
  chart_alt: 'Solde de {opening} à {closing}, selon la date comptable.',
  no_chart: 'Un graphique demande au moins trois points. Le solde a changé lors de moins de jours.',
  dates_note:
    'Les dates sont comptables (UTC). Le fichier CSV contient les heures d’enregistrement. Une référence figure sous la dernière ligne de sa transaction.',
  what: 'Libellé',
  amount: 'Montant',
  balance: 'Solde du compte',
  reason: 'Motif\u00a0: {reason}',
  aside: 'Mis de côté pour vos plans ouverts',
  promised: 'Rendements promis',
  promised_note: 'mis de côté dans la réserve',
  accrued: 'Dont acquis',
  accrued_note: 'selon le calendrier\u202f; versés à la fin d’un plan',
  aside_text:
    'Ces montants ne font partie d’aucun solde. Ils restent dans la réserve de l’exploitant jusqu’à ce qu’un plan arrive à échéance ou soit liquidé avant.',
  main: 'Principal',
  bonus: 'Primes',
  earning: 'Revenus',
  locked: 'Immobilisé dans des plans',
  held: 'Bloqué pour des retraits',
  deposit: 'Dépôt',
  deposit_card: 'Dépôt par carte',
  deposit_wallet: 'Dépôt par portefeuille',
  deposit_bank: 'Dépôt par banque',
  a_plan: 'un plan',
  lock_in: 'Capital immobilisé dans {plan}',
  lock_out: 'Placé dans {plan}',
  unlock_in: 'Capital rendu par {plan}',
  unlock_out: 'Capital de {plan} libéré',
  pay: 'Rendement de {plan}',
  hold_in: 'Bloqué pour un retrait',
  hold_out: 'Retrait demandé',
  hold_bank: 'Retrait demandé vers le compte bancaire {number}',
  hold_wallet: 'Retrait demandé vers {coin} {address}',
  paid: 'Retrait payé',
  paid_bank: 'Retrait payé sur le compte bancaire {number}',
  paid_wallet: 'Retrait payé à {coin} {address}',
  release_declined: 'Retrait refusé, argent rendu',
  release_lapsed: 'Retrait caduc, argent rendu',
  release_cancelled: 'Retrait annulé, argent rendu',
  release_deleted: 'Retrait supprimé par l’exploitant, argent rendu',
  release: 'Retrait terminé, argent rendu',
  hold_ended: 'Fin du blocage',
  transfer_in: 'Transfert depuis {account}',
  transfer_out: 'Transfert vers le solde principal',
  another: 'un autre compte',
  referral: 'Prime de parrainage',
  adjustment: 'Ajustement par l’exploitant',
  reversal: 'Contre-passation par l’exploitant',
  income_title: 'Revenus de {period}',
  income_paper:
    'Tout cela est de l’argent fictif. Ce rapport sert à s’exercer : ce n’est pas un conseil fiscal, et personne ne le transmet au fisc.',
  income_returns: 'Rendements à l’échéance',
  income_early_exits: 'Rendements de sorties anticipées',
  income_bonuses: 'Bonus',
  income_by_plan: 'Rendements par plan',
  income_none: 'Aucun revenu pendant cette période.',
  income_note:
    'Les revenus sont ce qui a été crédité : les rendements à la fin des plans, et les bonus de parrainage et de l’opérateur. Rien n’est déduit pour ce qui a été transféré ou repris ensuite. Chaque ligne porte le numéro de son écriture.',
  entry: 'Écriture',
}

/** Of the reserve certificate, besides the signed values. */
export const certificate: Translation['certificate'] = {
  title: 'Certificat de réserve',
  subtitle: 'Époque {epoch}, au {at} UTC',
  paper:
    'Les actifs sont fictifs\u00a0: le compte de conservation n’existe que dans ces livres. Cette page et la preuve qui la soutient montrent l’arithmétique, l’exhaustivité et la cohérence, non l’existence de quoi que ce soit au-dehors.',
  owed_heading: 'Passif et actif',
  ...epochFigures,
  signed_heading: 'Valeurs signées',
  root: 'Racine de l’époque',
  log: 'Registre public',
  checkpoint: 'Point de contrôle',
  head: '{size} entrées, racine {root}',
  signature: 'Signature',
  public_key: 'Clé publique',
  check_here: 'Vérifiez-le ici',
  check:
    'Ces chiffres valent quelque chose une fois vérifiés\u00a0: par chaque membre, qui retrouve son propre argent dans le total, et par quiconque additionne les feuilles publiées.',
}

/** Of the calendar feed: its name, and what happens at each maturity. */
export const calendar: Translation['calendar'] = {
  name: 'Échéances Clearterm',
  matures: 'Échéance de {plan}',
  pay_out: 'Le capital et le rendement vont sur votre solde. Environnement de test : argent fictif.',
  reinvest_principal: 'Le capital est replacé dans le plan, le rendement va sur votre solde. Environnement de test : argent fictif.',
  reinvest_all: 'Le capital et le rendement sont replacés dans le plan. Environnement de test : argent fictif.',
}

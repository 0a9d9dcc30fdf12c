import type { Section } from '../../article.ts'

/** Money out, the record of everything, and the ways to check it, in French. */
export const out: readonly Section[] = [
  {
    id: 'payout',
    title: 'Indiquer où vous voulez être payé',
    blocks: [
      'Paramètres, onglet Portefeuille, accepte une adresse pour chaque cryptomonnaie et réseau, et des coordonnées bancaires. Chaque adresse est vérifiée pour son réseau quand vous l’enregistrez. Ne saisissez pas de coordonnées bancaires réelles : un spécimen est proposé, et tout ce que vous saisissez est conservé chiffré et affiché par ses quatre derniers caractères. Chaque modification vous est signalée par e-mail, avec un lien qui l’annule.',
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
      'Environ toutes les dix minutes où les livres ont bougé, l’exploitant déclare ce qui est dû en tout et ce qui y répond, et le signe dans un registre public qui ne peut pas être réécrit sans que cela se voie. La page [Vérifier](/verify) retrouve votre propre argent dans le total, dans votre navigateur, étape par étape ; une copie de cette page fonctionne hors ligne. Qui ne se fie pas à notre code peut utiliser le second vérificateur du code source, qui n’en partage rien.',
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
      'Votre lien de parrainage est sur la page [Parrainages](/referrals). Quand le premier plan d’une personne venue par ce lien arrive à échéance, l’exploitant vous verse une part du rendement réellement payé, une seule fois, sur un budget à part et seulement tant que celui-ci est approvisionné. Le capital de personne n’y entre jamais.',
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

import type { Section } from '../../article.ts'

/** The first steps, in French. */
export const begin: readonly Section[] = [
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
      'Si quelque chose vous paraît anormal, gelez-y le compte : toutes les sessions prennent fin et aucun argent ne bouge avant que vous suiviez le lien de l’e-mail. Un nouveau mot de passe gèle les retraits pendant 24 heures. Un changement d’adresse e-mail peut être annulé depuis l’ancienne pendant 72 heures.',
    ],
  },
  {
    id: 'deposit',
    title: 'Déposer',
    blocks: [
      {
        list: [
          'Choisissez « Dépôt », un montant et un moyen : carte, portefeuille ou banque.',
          'La carte de test a trois boutons : approuver, refuser et retarder. Il n’y a aucun champ pour un numéro de carte.',
          'Un portefeuille montre une adresse de test et son code. Aucun logiciel de portefeuille ne l’accepte. La banque montre les coordonnées d’un compte spécimen fixe.',
          'Un dépôt que la carte approuve est aussitôt sur votre solde principal. Tous les autres attendent un administrateur.',
        ],
      },
      'Chaque dépôt a sa propre page, avec son état, son histoire et les écritures qu’il a produites dans le grand livre.',
    ],
  },
]

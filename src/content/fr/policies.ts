/** The current policies in French. A new text is a new version; the former one stays as a dated file of English. */
import type { Policy } from '../article.ts'

export const terms: Policy = {
  version: '2026-11-27',
  title: 'Conditions et politiques',
  summary: 'Ce que vous acceptez en ouvrant un compte : de l’argent fictif, un seul rendement convenu et aucuns frais.',
  sections: [
    {
      id: 'paper',
      title: 'Argent fictif',
      blocks: [
        'Ceci est un environnement de test. Les soldes, plans, dépôts et retraits sont des écritures dans un grand livre d’argent fictif. Rien ici ne peut être échangé contre quoi que ce soit de valeur, et rien n’est un investissement, un dépôt bancaire ou un titre financier.',
        'N’envoyez pas de fonds réels. Aucun écran ne montre une adresse ou un compte qui pourrait en recevoir : les adresses de dépôt ont une forme de test ou commencent par « sandbox: », la carte a trois boutons et aucun champ de numéro, et le compte bancaire est un spécimen.',
      ],
    },
    {
      id: 'operator',
      title: 'Qui l’exploite',
      blocks: [
        'La personne qui a démarré cette instance en est l’exploitant. Si elle a donné un nom, une adresse, un e-mail ou un numéro de téléphone, ils figurent sur la [page de contact](/contact). Si rien n’est donné, c’est l’exploitant d’un environnement de test et non une société.',
        'L’exploitant ne donne aucun conseil financier, fiscal ou juridique. Ce que le site dit des marchés est une information générale.',
      ],
    },
    {
      id: 'you',
      title: 'Qui peut l’utiliser',
      blocks: [
        'Vous avez 18 ans ou plus. Vous ouvrez un seul compte, pour vous-même, avec une adresse e-mail qui est la vôtre.',
        'Vous ne saisissez pas de vrais numéros d’identité, numéros de carte, coordonnées bancaires ou documents. Quand un formulaire les demande, il propose un spécimen, et un vrai numéro de sécurité sociale est refusé.',
      ],
    },
    {
      id: 'account',
      title: 'Votre compte',
      blocks: [
        'Vous gardez votre mot de passe pour vous et prévenez l’exploitant si vous pensez que quelqu’un d’autre l’a. Vous pouvez geler votre compte à tout moment ; cela met fin à toutes les sessions et bloque dépôts, achats et retraits jusqu’à ce que vous le dégeliez. Vos plans arrivent toujours à échéance.',
        'Une application d’authentification ou une clé d’accès peut être ajoutée dans [Paramètres](/settings). Si vous perdez l’appareil et aussi les codes de récupération, seuls deux administrateurs ensemble peuvent réinitialiser le second facteur. Vous en êtes informé par e-mail, et les retraits sont ensuite gelés pendant 24 heures.',
      ],
    },
    {
      id: 'plans',
      title: 'Ce que promet un plan',
      blocks: [
        'Un plan est un rendement fixe sur une durée fixe. Les conditions que vous avez achetées figurent dans votre placement et ne changent plus ensuite, quoi que le plan propose plus tard.',
        'Quand vous achetez, votre capital est immobilisé et la totalité du rendement promis passe de la réserve libre de l’exploitant à la réserve engagée, dans un même groupe d’écritures. Si la réserve ne peut pas couvrir le rendement, rien n’est vendu.',
        'À l’échéance, vous recevez le capital et le rendement sur votre solde, ou ils sont replacés si vous l’avez demandé. Si un renouvellement ne peut pas se faire, les deux sont versés et vous en êtes informé.',
        'Vous pouvez sortir chaque jour. Vous recevez alors votre capital et la part du rendement acquise à la seconde près selon votre règle de sortie. Le reste de la promesse retourne à la réserve libre.',
        'Le rendement est mis de côté par l’exploitant. Aucun bot ne le produit et aucune perte d’un bot ne le réduit.',
      ],
    },
    {
      id: 'money',
      title: 'Dépôts et retraits',
      blocks: [
        'Un dépôt compte une fois crédité ; jusque-là il est en attente et peut être refusé. Un retrait est bloqué aussitôt, confirmé par un code envoyé à votre e-mail, et payé après l’approbation d’un administrateur, ou aussitôt jusqu’à une limite que l’exploitant peut fixer. Un retrait non confirmé devient caduc après 15 minutes et l’argent revient sur votre solde.',
        'Un retrait ne dépend jamais de frais, d’une mise à niveau ou d’un nouveau dépôt. Un refus porte un motif et rend l’argent dans la même écriture.',
      ],
    },
    {
      id: 'fees',
      title: 'Frais',
      blocks: [
        'Il n’y en a pas. La [page des frais](/fees) énumère chaque type de mouvement que connaît le grand livre, et aucun n’est un prélèvement de frais.',
      ],
    },
    {
      id: 'referrals',
      title: 'Parrainage et primes',
      blocks: [
        'Si quelqu’un s’inscrit avec votre code et que son premier plan arrive à échéance, vous recevez une part du rendement que ce plan a payé, sur le budget de parrainage de l’exploitant et seulement tant qu’il est approvisionné. Une prime que le budget ne peut pas couvrir attend. Elle n’est jamais prise sur le capital de quiconque.',
        'Il n’y a pas de prime quand les deux comptes semblent être la même personne : la même boîte aux lettres, la même adresse de retrait ou le même document. Le motif vous est donné.',
      ],
    },
    {
      id: 'operator-acts',
      title: 'Ce que l’exploitant peut faire',
      blocks: [
        'L’exploitant peut suspendre un compte, avec un motif qui vous est envoyé par e-mail. L’argent d’un compte suspendu reste à son propriétaire : les plans arrivent à échéance comme promis et les retraits en cours se poursuivent.',
        'L’exploitant peut créditer ou débiter un compte par un ajustement. Il y faut un motif, l’argent vient du budget de l’exploitant lui-même, et la ligne figure sur votre relevé comme « Ajustement par l’exploitant ».',
      ],
    },
    {
      id: 'conduct',
      title: 'Ce que vous ne pouvez pas faire',
      blocks: [
        {
          list: [
            'utiliser un compte qui n’est pas le vôtre, ou essayer de le faire',
            'perturber le service ou contourner ses limites',
            'envoyer des fichiers qui attaquent, ou qui appartiennent à quelqu’un d’autre',
            'présenter à d’autres quoi que ce soit d’ici comme de l’argent réel, un rendement réel ou une offre de placement',
          ],
        },
        'Vous pouvez vérifier tout ce qui est publié, avec vos propres outils, aussi souvent que vous voulez. Vous avez trouvé une faiblesse ? Signalez-la à l’exploitant avant d’en parler à d’autres.',
      ],
    },
    {
      id: 'as-it-is',
      title: 'En l’état',
      blocks: [
        'L’environnement de test est fourni en l’état. Il peut être arrêté, réinitialisé ou modifié, et les soldes fictifs peuvent prendre fin avec lui. Le code est publié sous la licence MIT, qui en permet l’usage sans que personne réponde de son fonctionnement.',
      ],
    },
    {
      id: 'end',
      title: 'Partir',
      blocks: [
        'Liquidez vos plans, retirez votre solde et fermez le compte dans Paramètres, Données. Vos données personnelles sont effacées aussitôt, comme le décrit la [politique de confidentialité](/privacy-policy). Les écritures du grand livre restent, sous un numéro sans nom, pour que les livres tombent encore juste.',
      ],
    },
    {
      id: 'changes',
      title: 'Versions de ce texte',
      blocks: [
        'Chaque rédaction a une date, et la date est sa version. Votre compte garde la version que vous avez acceptée à l’inscription. Les versions antérieures restent lisibles.',
      ],
    },
  ],
}

export const privacy: Policy = {
  version: '2026-11-27',
  title: 'Politique de confidentialité',
  summary: 'Ce qui est conservé à votre sujet, pendant combien de temps, comment c’est protégé, et comment l’emporter ou le faire effacer.',
  sections: [
    {
      id: 'short',
      title: 'En bref',
      blocks: [
        {
          list: [
            'Nous conservons ce qu’il faut pour qu’un compte fonctionne, et rien qui serve à vous suivre.',
            'Les pages ne chargent rien depuis d’autres serveurs. Pas de mesure d’audience, pas de publicité, pas de cookies de pistage.',
            'Rien n’est vendu ni partagé. Le courrier part par le serveur que l’exploitant a choisi ; c’est le seul tiers.',
            'Vous pouvez télécharger tout ce qui vous concerne, et vous pouvez le faire effacer.',
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Qui est responsable',
      blocks: [
        'L’exploitant de cette instance, c’est-à-dire la personne qui l’a démarrée. La [page de contact](/contact) dit comment le joindre. Le service s’adresse aux personnes de 18 ans et plus ; les comptes de personnes plus jeunes ne sont pas acceptés.',
      ],
    },
    {
      id: 'what',
      title: 'Ce qui est conservé',
      blocks: [
        {
          list: [
            'Compte : noms, e-mail, numéro de téléphone, genre, et date de naissance si vous l’avez donnée ; la version des conditions que vous avez acceptée et quand ; de qui était le code de parrainage que vous avez utilisé et, pour les primes, la partie de votre adresse réseau qui désigne le réseau.',
            'Profil, seulement si vous le remplissez : pays, adresse, liens vers des réseaux sociaux, une photo.',
            'Sessions : la description que le navigateur donne de lui-même, l’adresse réseau, et quand la session a commencé et a servi pour la dernière fois. Les appareils depuis lesquels vous vous êtes connecté, sous forme de navigateur, système et réseau, afin de pouvoir vous signaler un nouvel appareil.',
            'Sécurité : seconds facteurs, codes à usage unique, nombres de tentatives.',
            'Argent : transactions, placements, adresses de retrait, coordonnées bancaires si vous en avez enregistré, primes de parrainage, relevés.',
            'Les messages et e-mails qui vous ont été écrits, ce que vous avez choisi dans Préférences, et un témoignage si vous en avez écrit un.',
            'Laboratoire : combien d’essais vous avez faits, par famille de règles, et les exécutions que vous avez enregistrées, avec leurs réglages, leurs chiffres et votre propre règle. Toute personne qui a le lien d’une exécution enregistrée peut la lire ; elle ne vous nomme pas. Les bots que vous avez lancés, avec nom, règle et horaires ; vous seul les lisez.',
            'Les demandes fictives de la [page IRA/401K](/ira-form) : nom, e-mail, numéro de téléphone, le numéro spécimen et les fichiers.',
          ],
        },
        'Il n’y a ni profilage ni décision automatisée à votre sujet, hormis les limites qui comptent les tentatives et les règles qui refusent une prime de parrainage quand deux comptes semblent être la même personne.',
      ],
    },
    {
      id: 'papers',
      title: 'Documents et numéros à ne pas envoyer',
      blocks: [
        'Les vrais numéros d’identité, cartes, coordonnées bancaires et documents ne sont pas souhaités ici. Un numéro de sécurité sociale n’est accepté que dans des plages qui ne sont jamais attribuées. Les formulaires qui demandent un document proposent un spécimen.',
      ],
    },
    {
      id: 'how-long',
      title: 'Pendant combien de temps',
      blocks: [
        {
          list: [
            'Documents et numéros d’une demande fictive, avec son nom et son numéro de téléphone : 30 jours, puis ils sont supprimés.',
            'Sessions : une session se termine après 30 minutes sans usage (15 pour les administrateurs) et après 12 heures au plus. Sa trace est supprimée 90 jours plus tard.',
            'Un appareil connu : 90 jours après son dernier usage.',
            'Codes à usage unique : valables 10 minutes, supprimés au bout d’un jour ; ceux qui ont servi, après 90 jours.',
            'Liens envoyés par e-mail, comme celui qui annule un changement d’adresse : jusqu’à leur expiration.',
            'Tâches en file du serveur : une semaine après leur exécution. Nouveautés pour les onglets ouverts du navigateur : un jour.',
            'Tout le reste qui vous nomme : jusqu’à ce que vous le changiez ou fermiez le compte.',
            'Le dernier e-mail, qui confirme la fermeture d’un compte : un jour.',
          ],
        },
      ],
    },
    {
      id: 'protected',
      title: 'Comment c’est protégé',
      blocks: [
        {
          list: [
            'Les mots de passe sont conservés sous forme de hachages argon2id, les jetons de session en SHA-256, les codes à usage unique sous forme de hachages avec clé.',
            'Les coordonnées bancaires, les e-mails, les secrets d’authentification, les fichiers envoyés et les numéros spécimens sont chiffrés (AES-256-GCM) avec des clés qui ne sont pas dans la base de données. Chaque fichier a sa propre clé.',
            'Les images sont réencodées, ce qui enlève le lieu et l’appareil qu’un appareil photo y inscrit.',
            'Chaque ouverture d’un document ou d’un numéro par un administrateur est inscrite dans un journal d’audit qui ne peut pas être modifié.',
            'Le journal du serveur nomme des routes, jamais des adresses, des requêtes ou des personnes.',
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies et stockage dans votre navigateur',
      blocks: [
        {
          list: [
            'clearterm (ou __Host-clearterm en https) : la session. Aucun script ne peut la lire, elle n’est envoyée qu’à ce site, et elle prend fin avec le navigateur ou quand vous vous déconnectez.',
            'mode : sombre ou clair, pour un an.',
            'language : la langue que vous avez choisie.',
          ],
        },
        'Tant que vous êtes connecté, le navigateur garde aussi votre nom, votre e-mail et l’état de votre compte pour les menus, et si les montants sont masqués. La déconnexion les supprime. Ce que la page de la preuve retient du registre public reste, car une vérification qui oublie prouve moins ; cela ne dit rien de vous. Rien de tout cela ne sert à autre chose, c’est pourquoi aucun bandeau ne vous demande de consentement.',
      ],
    },
    {
      id: 'public',
      title: 'Ce que voient les autres',
      blocks: [
        'La preuve de solvabilité publie des montants en morceaux aléatoires derrière des hachages ; vous seul recevez le secret qui retrouve les vôtres. La personne qui vous a parrainé voit votre prénom, une initiale et l’état de la prime. Votre photo peut être ouverte par quiconque en a l’adresse. Un témoignage est public une fois que vous l’avez envoyé et qu’il a été approuvé, sous le nom que vous choisissez, jusqu’à ce que vous le retiriez.',
      ],
    },
    {
      id: 'rights',
      title: 'Vos droits',
      blocks: [
        {
          list: [
            'Voir et emporter : Paramètres, Données contient les relevés, toutes les transactions en tableau et tout le reste dans un seul fichier.',
            'Corriger : vous pouvez changer votre profil et vos paramètres.',
            'Effacer : fermez le compte dans Paramètres, Données, une fois qu’il est vide. Noms, coordonnées, adresses, coordonnées bancaires, fichiers, messages, e-mails, appareils et facteurs disparaissent au même instant.',
            'Vous opposer ou demander : écrivez à l’exploitant. Vous pouvez aussi saisir l’autorité de protection des données de l’endroit où vous vivez.',
          ],
        },
        'Ce qui reste après la fermeture : les montants et les dates du grand livre, ses preuves et les lignes du journal d’audit, sous un numéro sans nom. Il les faut pour que les livres de tous les autres puissent encore être vérifiés.',
      ],
    },
    {
      id: 'outside',
      title: 'Ce qui quitte le serveur',
      blocks: [
        'Les e-mails qui vous sont destinés. Si l’exploitant a activé les prix réels, le serveur les demande à un fournisseur et n’envoie rien sur personne. Si l’exploitant utilise un antivirus, les fichiers envoyés lui sont présentés. Le pays qui préremplit le champ du téléphone est lu dans la langue de votre navigateur, pas dans votre adresse.',
      ],
    },
    {
      id: 'changes',
      title: 'Versions de ce texte',
      blocks: ['Chaque rédaction a une date, et la date est sa version. Les versions antérieures restent lisibles.'],
    },
  ],
}

export const risk: Policy = {
  version: '2026-11-22',
  title: 'Le risque, en deux minutes',
  summary: 'Ce qui pourrait mal tourner ici, ce qui pourrait mal tourner avec une offre réelle semblable, et comment les distinguer.',
  sections: [
    {
      id: 'here',
      title: 'Ici, l’argent est fictif',
      blocks: [
        'On ne peut pas perdre d’argent réel sur ce site, car il ne peut pas y entrer. On peut perdre du temps et de l’argent fictif. L’exploitant peut arrêter ou réinitialiser l’environnement de test, et tous les soldes prennent fin avec lui.',
        'La [preuve de solvabilité](/proof) montre que les livres sont complets et justes. Elle ne peut pas montrer que des actifs existent en dehors, et ici il n’y en a pas : le compte de conservation est fictif lui aussi.',
      ],
    },
    {
      id: 'rates',
      title: 'Ces taux ne sont pas de ce monde',
      blocks: [
        'Les plans versent des taux très supérieurs à ceux de tout placement réel. On ne peut les afficher que parce que l’argent est fictif et que l’exploitant met chaque rendement de côté avant de le vendre. Le chiffre annuel à côté de chaque taux est de l’arithmétique : il faudrait la même réserve encore et encore, et l’exploitant ne l’a pas.',
        'Si quelqu’un vous propose de tels taux avec de l’argent réel, prenez-le comme une alerte. Un rendement fixe élevé en quelques semaines, versé sans faute, est la marque habituelle d’un montage qui paie les anciens avec l’argent des nouveaux.',
      ],
    },
    {
      id: 'bots',
      title: 'Les bots ne produisent pas votre rendement',
      blocks: [
        'Les [bots](/bots) opèrent en argent fictif selon des règles publiées. Ils peuvent perdre à la hausse comme à la baisse, et leur pire baisse figure à côté de leur résultat. Leurs prix sont pour la plupart simulés, et indiqués comme tels. Un bon historique sur des prix simulés ne dit rien des prix réels, et le passé dit peu de l’avenir.',
      ],
    },
    {
      id: 'leaving',
      title: 'Sortir tôt vous coûte le reste',
      blocks: [
        'Le capital d’un plan est immobilisé jusqu’à l’échéance. Vous pouvez sortir chaque jour, avec votre capital et ce qui est alors acquis selon la règle de sortie. Le rendement que vous auriez obtenu en restant est perdu pour vous.',
      ],
    },
    {
      id: 'real',
      title: 'Si un jour vous le faites avec de l’argent réel',
      blocks: [
        {
          list: [
            'Un crypto-actif peut perdre la moitié de son prix en quelques semaines, et une cryptomonnaie peut ne plus rien valoir.',
            'Une plateforme peut faire faillite ou se faire voler, avec vos actifs dedans ; l’assurance des dépôts ne le couvre en général pas.',
            'Un transfert vers une mauvaise adresse ou un mauvais réseau ne s’annule pas.',
            'Vérifiez, sur la liste du régulateur de votre pays, que la société est enregistrée.',
            'Essayez tôt un retrait. Des frais, une taxe ou une mise à niveau à payer d’abord sont un signe de fraude.',
            'N’y mettez que ce que vous pourriez perdre entièrement, et n’empruntez rien pour cela.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Des questions à poser à toute plateforme, celle-ci comprise',
      blocks: [
        {
          list: [
            'D’où vient le rendement, et où est-il maintenant ? Ici : de la [réserve](/proof), mis de côté avant la vente.',
            'Qui peut le vérifier sans vous demander ? Ici : [tout le monde](/verify).',
            'Comment sortir, à quelle vitesse, à quel coût ? Ici : chaque jour, avec un code par e-mail et une approbation, [sans frais](/fees).',
          ],
        },
      ],
    },
  ],
}

import type { Policy } from '../article.ts'

export const privacy: Policy = {
  version: '2026-11-26',
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
            'Laboratoire : combien d’essais vous avez faits, par famille de règles, et les exécutions que vous avez enregistrées, avec leurs réglages, leurs chiffres et votre propre règle. Toute personne qui a le lien d’une exécution enregistrée peut la lire ; elle ne vous nomme pas.',
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

import type { Policy } from '../article.ts'

export const terms: Policy = {
  version: '2026-11-22',
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
        'Vous gardez votre mot de passe pour vous et prévenez l’exploitant si vous pensez que quelqu’un d’autre l’a. Vous pouvez geler votre compte à tout moment ; cela met fin à toutes les sessions et arrête l’argent jusqu’à ce que vous le dégeliez.',
        'Une application d’authentification ou une clé d’accès peut être ajoutée dans [Paramètres](/settings). Si vous perdez l’appareil et aussi les codes de récupération, personne ne peut vous rendre l’accès : aucun administrateur ne peut retirer un second facteur.',
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

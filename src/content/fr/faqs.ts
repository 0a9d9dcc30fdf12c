/**
 * Questions and answers in French, answers that support can begin with, and the page about the product. The footer leads to sections of
 * `about`.
 */
import type { Article, QuestionGroup } from '../article.ts'
import type { Translation } from '../translated.ts'

const what: QuestionGroup = {
  id: 'what',
  title: 'Ce que c’est',
  questions: [
    {
      id: 'real-money',
      question: 'Est-ce de l’argent réel ?',
      answer: [
        'Non. Chaque solde, dépôt, plan et retrait est de l’argent fictif dans un grand livre. Rien de réel ne peut entrer et rien de réel ne sort. N’envoyez pas de fonds réels : aucun écran ne montre une adresse qui pourrait en recevoir.',
      ],
    },
    {
      id: 'why',
      question: 'Alors à quoi cela sert-il ?',
      answer: [
        'À voir, essayer et vérifier ce qu’une plateforme honnête aurait à montrer : où se trouve un rendement promis avant d’être vendu, ce qui est dû à tous, et comment sortir. Vous pouvez la comparer à tout site qui demande de l’argent réel. [Deux minutes de lecture sur le risque](/risk) disent ce qu’il faut regarder.',
      ],
    },
    {
      id: 'who',
      question: 'Qui l’exploite ?',
      answer: [
        'La personne qui a démarré cette instance. Ce que l’exploitant a dit de lui-même figure sur la [page de contact](/contact) ; s’il n’y a rien, c’est l’exploitant d’un environnement de test et non une société. Le logiciel est libre, sous licence MIT, donc chacun peut en faire tourner une instance.',
      ],
    },
    {
      id: 'age',
      question: 'Qui peut ouvrir un compte ?',
      answer: [
        'Toute personne de 18 ans et plus qui a une adresse e-mail. Nous vérifions l’adresse par un code. Nous prenons votre nom, votre âge et votre téléphone tels que vous les saisissez. Il n’y a ni liste de pays ni contrôle d’identité.',
      ],
    },
    {
      id: 'licence',
      question: 'Est-ce agréé ou assuré ?',
      answer: [
        'Non, et il n’y a rien à agréer ni à assurer : aucun argent de quiconque n’est détenu ici. Un site qui détient de l’argent réel devrait figurer sur la liste de votre régulateur, et c’est là qu’il faut le chercher, pas sur le site.',
      ],
    },
    {
      id: 'demo-data',
      question: 'Que signifie « données de démonstration » dans le bandeau ?',
      answer: [
        'Que cette instance a été remplie de membres et de mouvements inventés pour montrer à quoi elle ressemble en usage. Sans ces mots, chaque chiffre vient de ce que des personnes et des bots ont fait ici.',
      ],
    },
  ],
}

const plans: QuestionGroup = {
  id: 'plans',
  title: 'Plans et rendements',
  questions: [
    {
      id: 'where-from',
      question: 'D’où vient le rendement d’un plan ?',
      answer: [
        'De la réserve de l’exploitant. Quand vous achetez, la totalité du rendement passe de la réserve libre à la réserve engagée, dans le même groupe d’écritures qui immobilise votre capital. Aucun bot ne le produit, et aucun dépôt d’un autre membre ne le paie.',
      ],
    },
    {
      id: 'no-reserve',
      question: 'Que se passe-t-il quand la réserve est épuisée ?',
      answer: [
        'La vente s’arrête. Chaque plan affiche la capacité que laisse la réserve et, à zéro, il est « entièrement souscrit ». Les plans vendus auparavant ne sont pas touchés : leur rendement est déjà mis de côté.',
      ],
    },
    {
      id: 'high-rates',
      question: 'Pourquoi les taux sont-ils si élevés ?',
      answer: [
        'Parce que l’argent est fictif. Aucun placement réel ne verse longtemps de tels taux, et personne ne peut les promettre honnêtement. Le chiffre annuel à côté de chaque taux dit seulement ce que donnerait une répétition toute l’année ; la réserve ne pourrait pas la financer.',
      ],
    },
    {
      id: 'leave-early',
      question: 'Puis-je sortir avant la fin ?',
      answer: [
        'Oui, chaque jour. Vous recevez un décompte exact au cent près, valable 60 secondes : votre capital, et ce qui est acquis à la seconde près selon la règle de sortie du plan. Le reste de la promesse retourne à la réserve.',
      ],
    },
    {
      id: 'at-maturity',
      question: 'Que se passe-t-il à l’échéance ?',
      answer: [
        'Le capital et le rendement arrivent sur votre solde. Jusque-là, vous pouvez choisir de replacer le capital, ou les deux. Si un renouvellement n’est pas possible, par exemple parce que le plan est entièrement souscrit, les deux sont versés et un message vous dit pourquoi.',
      ],
    },
    {
      id: 'accrues',
      question: 'Le rendement s’acquiert-il aussi le week-end ?',
      answer: ['Oui, du lundi au dimanche, seconde par seconde, à parts égales de l’achat jusqu’à l’échéance.'],
    },
    {
      id: 'not-offered',
      question: 'Pourquoi certains plans sont-ils listés mais non proposés ?',
      answer: [
        'L’exploitant n’a pas fixé leurs conditions ni approvisionné de réserve pour eux. Tant que l’un des deux manque, un plan a un nom et rien d’autre, et ne peut pas être acheté. Voir [tous les plans](/plans).',
      ],
    },
    {
      id: 'ira',
      question: 'Le plan IRA/401K est-il un compte de retraite ?',
      answer: [
        'Non. C’est un plan comme les autres, et le formulaire qui l’accompagne est une [demande fictive](/ira-form). Aucun compte n’est ouvert, aucun dépositaire n’intervient et il n’y a pas de traitement fiscal.',
      ],
    },
  ],
}

const money: QuestionGroup = {
  id: 'money',
  title: 'Dépôts et retraits',
  questions: [
    {
      id: 'deposit',
      question: 'Comment déposer ?',
      answer: [
        'Choisissez un montant et un moyen : carte, portefeuille ou banque. Un portefeuille montre une adresse de test, et la banque un compte spécimen. À la place d’un paiement, la page de paiement a trois boutons et aucun champ de numéro : « Approuver » crédite le dépôt aussitôt, « Refuser » y met fin, « Retarder » le laisse en attente.',
      ],
    },
    {
      id: 'delayed',
      question: 'Mon dépôt est toujours en attente. Et maintenant ?',
      answer: [
        'Dans l’environnement de test, vous le réglez vous-même : ouvrez le dépôt et choisissez « Approuver ». Un administrateur peut aussi l’approuver ou le refuser. S’il reste en attente plus de 15 minutes, écrivez à l’[assistance](/contact) avec l’identifiant de la transaction. « En attente » signifie que rien n’a encore bougé.',
      ],
    },
    {
      id: 'withdraw',
      question: 'Comment fonctionne un retrait, et combien de temps prend-il ?',
      answer: [
        'Vous le demandez, le montant est bloqué aussitôt, et un code part vers votre e-mail. Vous confirmez dans les 15 minutes, et un administrateur approuve ; l’exploitant peut laisser passer de petits montants sans cela. Le temps réellement pris figure sur [la page d’accueil](/) sous forme de médiane, calculée d’après les enregistrements.',
      ],
    },
    {
      id: 'fees',
      question: 'Combien cela coûte-t-il ?',
      answer: [
        'Rien. Il n’y a pas de frais pour déposer, conserver, acheter, sortir ou retirer, et le grand livre n’a aucun type d’écriture qui pourrait en prélever. La [page des frais](/fees) énumère tous les types qui existent.',
      ],
    },
    {
      id: 'upgrade',
      question: 'Devrai-je un jour payer ou passer à un niveau supérieur pour sortir mon argent ?',
      answer: [
        'Non. Un retrait ne dépend jamais de frais, d’une taxe, d’une mise à niveau ou d’un autre dépôt. Si un site vous le demande, arrêtez : c’est la forme la plus courante de la fraude.',
      ],
    },
    {
      id: 'declined',
      question: 'Que se passe-t-il si mon retrait est refusé ?',
      answer: [
        'L’argent revient sur votre solde dans la même écriture, et vous lisez le motif avec la transaction. Vous pouvez le redemander.',
      ],
    },
    {
      id: 'referral',
      question: 'Comment fonctionnent les primes de parrainage ?',
      answer: [
        'Quand le premier plan d’une personne inscrite avec votre code arrive à son terme, vous recevez une part du rendement que ce plan a réellement payé, sur le budget de parrainage de l’exploitant. Si le budget est vide, la prime attend. Vous pouvez la transférer sur votre solde sans conditions.',
      ],
    },
  ],
}

const bots: QuestionGroup = {
  id: 'bots',
  title: 'Bots et cours',
  questions: [
    {
      id: 'what-bots',
      question: 'Que font les bots d’IA ?',
      answer: [
        'Six [bots](/bots) opèrent en argent fictif selon des règles publiées avec leurs paramètres : d’un portefeuille qui ne fait que revenir à parts égales jusqu’à deux bots qui apprennent comment pondérer les autres règles. Chaque page montre les résultats nets et bruts, la pire baisse, les périodes de pertes, et les mêmes cryptomonnaies simplement achetées et conservées.',
      ],
    },
    {
      id: 'bot-earns',
      question: 'Le bot opère-t-il avec mon argent ?',
      answer: [
        'Non. « Activer le bot » signifie choisir un plan et, avec lui, le bot dont vous suivez l’historique. Votre capital reste dans le grand livre ; les bots ont leur propre compte fictif, et rien de ce qu’ils gagnent ou perdent n’atteint le vôtre.',
      ],
    },
    {
      id: 'simulated',
      question: 'Les cours sont-ils réels ?',
      answer: [
        'Chaque cours nomme sa source : SIMULÉ, EN DIRECT ou REDIFFUSION, avec ses années. Au départ, ils sont simulés. Un cours de plus de deux minutes est signalé, et aucun bot n’opère à ce cours.',
      ],
    },
    {
      id: 'live-trades',
      question: 'Les opérations en direct sont-elles de vraies opérations ?',
      answer: [
        'Ce sont de vraies exécutions de nos propres bots en argent fictif, avec leur heure, leurs frais et leur résultat, pertes comprises. Chaque ligne s’ouvre jusqu’au cours d’exécution. Quand il ne se passe rien, la page dit quand a eu lieu la dernière. Voir les [opérations en direct](/live-trades).',
      ],
    },
    {
      id: 'lab',
      question: 'Puis-je essayer les règles moi-même ?',
      answer: [
        'Oui. Le [laboratoire](/bots/lab) applique une règle à des cours enregistrés, dans votre navigateur et avec les coûts, et montre ce qu’elle aurait gagné ou perdu. Ce qui aurait été n’est pas une prévision.',
      ],
    },
  ],
}

const account: QuestionGroup = {
  id: 'account',
  title: 'Compte et sécurité',
  questions: [
    {
      id: 'no-code',
      question: 'Mon code n’arrive pas. Que faire ?',
      answer: [
        'Regardez dans le dossier des indésirables, puis demandez-en un nouveau ; c’est possible une fois par minute. Un code est valable 10 minutes et pour cinq essais. Sur une instance sans serveur de courrier, tous les e-mails se trouvent dans la boîte e-mail de test, dont le terminal affiche le lien au démarrage du serveur.',
      ],
    },
    {
      id: 'protect',
      question: 'Comment protéger mon compte ?',
      answer: [
        'Avec un mot de passe long que vous n’utilisez nulle part ailleurs, et un second facteur : une application d’authentification ou une clé d’accès, dans Paramètres, Sécurité. Un e-mail vous signale les connexions depuis un appareil encore inconnu, et un lien de cet e-mail met fin à la session.',
      ],
    },
    {
      id: 'lost',
      question: 'J’ai perdu mon téléphone. L’assistance peut-elle désactiver le second facteur ?',
      answer: [
        'Non, personne seul. Utilisez l’un des dix codes de récupération que vous avez reçus. S’il ne vous en reste aucun, deux administrateurs ensemble peuvent réinitialiser le second facteur. Cela met fin à toutes les sessions et gèle les retraits pendant 24 heures, et un e-mail vous en informe.',
      ],
    },
    {
      id: 'stolen',
      question: 'Je crois que quelqu’un d’autre a accès à mon compte.',
      answer: [
        'Gelez-le dans Paramètres, Sécurité. Cela met fin à toutes les sessions et bloque aussitôt dépôts, achats et retraits. Vos plans arrivent toujours à échéance comme promis. Le lien que nous vous envoyons par e-mail le dégèle. Si vous avez un second facteur, il est demandé aussi.',
      ],
    },
    {
      id: 'suspended',
      question: 'Et si l’exploitant me suspend ?',
      answer: [
        'Le motif vous est envoyé par e-mail. Votre argent reste à vous : les plans arrivent à échéance comme promis, et les retraits en cours se poursuivent.',
      ],
    },
    {
      id: 'my-data',
      question: 'Que savez-vous de moi, et puis-je le faire effacer ?',
      answer: [
        'Ce que vous avez saisi, ce que vous avez fait avec l’argent fictif, et vos sessions ; la [politique de confidentialité](/privacy-policy) en donne la liste complète. Dans Paramètres, Données, vous pouvez tout télécharger, et fermer le compte une fois qu’il est vide. Tout ce qui vous nomme est alors effacé aussitôt.',
      ],
    },
    {
      id: 'documents',
      question: 'Dois-je envoyer mon passeport ?',
      answer: [
        'Non. Utilisez le spécimen que propose le formulaire. Chaque document que vous envoyez est chiffré, et supprimé après 30 jours.',
      ],
    },
  ],
}

const checking: QuestionGroup = {
  id: 'checking',
  title: 'Vérifier ce que nous disons',
  questions: [
    {
      id: 'how-check',
      question: 'Comment vérifier que vous devez ce que vous dites ?',
      answer: [
        'La [preuve de solvabilité](/proof) publie un total signé de ce qui est dû à tous, renouvelé dans les dix minutes qui suivent un changement. Votre navigateur peut [vérifier](/proof#check) que votre propre argent y figure, avec un fichier qui s’ouvre aussi hors ligne, et un programme sans la moindre ligne de notre code fait de même de l’extérieur.',
      ],
    },
    {
      id: 'cannot-show',
      question: 'Qu’est-ce que la preuve ne peut pas montrer ?',
      answer: [
        'Que quelque chose soit détenu en dehors de ces livres. Le compte de conservation est fictif. La preuve montre l’arithmétique, l’exhaustivité et la cohérence, et elle ne remarque pas un oubli tant que la personne oubliée ne regarde pas.',
      ],
    },
    {
      id: 'figures',
      question: 'D’où viennent les chiffres de la page d’accueil ?',
      answer: [
        'Chacun est un décompte de nos propres enregistrements. Touchez-le, et vous lisez sa définition et l’heure du décompte. Là où l’un n’a encore rien compté, un autre prend sa place, et une phrase le nomme. Rien n’est arrondi en notre faveur.',
      ],
    },
    {
      id: 'testimonials',
      question: 'Les témoignages sont-ils vrais ?',
      answer: [
        'Seul un membre dont l’e-mail est vérifié, dont un plan est arrivé à son terme et dont un retrait a été payé peut en écrire un. Le plan, le résultat et la date figurent à côté du texte. S’il n’y en a pas encore, la section le dit et montre ce que vous pouvez vérifier à la place.',
      ],
    },
    {
      id: 'api',
      question: 'Y a-t-il une API ?',
      answer: [
        'Oui, la même que celle de ces pages, décrite sur [/api/docs](/api/docs). Tout ce que vous voyez ici, un programme peut le lire aussi.',
      ],
    },
  ],
}

export const faqs: readonly QuestionGroup[] = [what, plans, money, bots, account, checking]

export const about: Article = {
  title: 'À propos',
  summary:
    'Une plateforme d’investissement crypto en argent fictif, conçue pour montrer ce qu’il y a derrière une promesse et permettre à chacun de le vérifier.',
  sections: [
    {
      id: 'what',
      title: 'Ce qu’est Clearterm',
      blocks: [
        'Clearterm vend des placements à durée fixe en argent fictif. Vous déposez, choisissez un plan, voyez le rendement s’acquérir, sortez avant l’échéance ou attendez la fin, puis retirez. À côté, six bots tiennent leur propre historique. Tout fonctionne comme avec de l’argent réel, et aucun argent réel ne peut entrer.',
        'La différence se trouve en dessous. Quand un plan est vendu, la totalité de son rendement est mise de côté dans un grand livre en partie double, au moment même où le capital est immobilisé. Sans réserve, pas de vente.',
      ],
    },
    {
      id: 'vision',
      title: 'Notre vision',
      blocks: [
        'Que personne n’ait à croire une promesse financière. Là où un rendement est offert, on devrait pouvoir voir où il se trouve ; là où un solde est affiché, le retrouver dans ce que la plateforme doit ; là où un historique est vanté, ouvrir chacune de ses opérations, y compris les perdantes.',
        'Les moyens d’y parvenir sont anciens (la partie double) et moins anciens (arbres de hachage, registres signés). Ils coûtent peu. Ce qui manque ailleurs, c’est l’habitude de les demander.',
      ],
    },
    {
      id: 'mission',
      title: 'Notre mission',
      blocks: [
        'Construire une telle plateforme en entier et rendre vérifiable chacune de ses affirmations :',
        {
          list: [
            'Une promesse est financée avant d’être vendue. La [couverture](/proof) est publiée et renouvelée dans les dix minutes qui suivent un changement.',
            'Un chiffre s’ouvre. Ce qui est compté mène à sa définition, à son heure et à ses enregistrements.',
            'La sortie reste ouverte. Chaque jour, sans [frais](/fees), et jamais à condition de payer encore.',
            'Les pertes sont montrées. Les [bots](/bots) affichent leur pire baisse à côté de leur résultat, et « acheter et conserver » à côté des deux.',
            'Ce que nous ne pouvons pas prouver, nous le disons. La conservation est fictive ; la preuve montre que les livres sont complets, pas que des actifs existent en dehors d’eux.',
          ],
        },
      ],
    },
    {
      id: 'community',
      title: 'Communauté',
      blocks: [
        'Il n’y a ni club ni classement. La communauté, ce sont ceux qui vérifient. Chaque membre peut [vérifier](/proof#check) son propre argent ; chacun peut lancer le vérificateur, qui ne partage aucun code avec la plateforme, ou servir de témoin qui ne signe qu’une seule version de l’histoire. Plus ils sont nombreux, plus il devient difficile d’oublier quelqu’un sans que cela se voie.',
        'Le code est ouvert, sous licence MIT. Exécutez-le, lisez-le, cassez-le, et signalez ce que vous trouvez. Les membres qui sont allés au bout, jusqu’à l’échéance d’un plan et un retrait payé, peuvent écrire un témoignage, qui figure à côté du plan et du résultat.',
      ],
    },
    {
      id: 'not',
      title: 'Ce que nous ne sommes pas',
      blocks: [
        'Ni une banque, ni un courtier, ni un conseiller et, sauf si la [page de contact](/contact) en nomme une, pas une société. Nous ne recommandons aucun placement, ne promettons aucun prix et n’acceptons pas d’argent réel. Les taux des plans sont très supérieurs à ce que verse n’importe quel placement réel ; méfiez-vous de quiconque les propose avec de l’argent réel.',
      ],
    },
  ],
}

/** Support edits an answer before it sends it. */
export const supportTemplates: Translation['supportTemplates'] = {
  received: 'Merci pour votre question. Nous l’examinons et répondrons ici.',
  deposit:
    'Votre dépôt est en attente. Choisissez « Approuver » sur sa page, ou attendez notre décision. Vous recevez un message quand il est crédité.',
  withdrawal: 'Votre retrait attend une approbation. Son montant reste réservé jusqu’à notre décision.',
  maturity: 'Votre plan verse le capital et le rendement à l’échéance. La date figure sur le placement.',
  suspended: 'Nous réexaminons la suspension de votre compte. Vos plans continuent et arrivent à échéance comme promis.',
  solved: 'C’est réglé : nous fermons la conversation. Si vous répondez, elle s’ouvre à nouveau.',
}

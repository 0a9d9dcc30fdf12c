import type { QuestionGroup } from '../../article.ts'

export const account: QuestionGroup = {
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
        'Non, personne ne le peut, et c’est bien le but. Utilisez l’un des dix codes de récupération que vous avez reçus. Sans eux, le compte reste fermé à tous, y compris à vous.',
      ],
    },
    {
      id: 'stolen',
      question: 'Je crois que quelqu’un d’autre a accès à mon compte.',
      answer: [
        'Gelez-le dans Paramètres, Sécurité. Cela met fin à toutes les sessions et arrête l’argent aussitôt ; un lien qui vous est envoyé par e-mail, avec votre mot de passe ou votre facteur, le dégèle.',
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
      answer: ['Non. Utilisez le spécimen que propose le formulaire. Tout ce qui est envoyé est chiffré et supprimé après 30 jours.'],
    },
  ],
}

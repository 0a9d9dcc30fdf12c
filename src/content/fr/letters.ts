/** Emails that are no notices, and the platform’s own reasons, in French. Notices are in notices.ts. */
import type { LetterText } from '../article.ts'
import type { Translation } from '../translated.ts'

/** The first sentence of every email and document. */
export const ribbon = 'Environnement de test : argent fictif. N’envoyez pas de fonds réels.'

const LIFE = 'Il sert une seule fois, dans les 10 minutes, et un code plus récent le remplace.'

/** Emails with a code, and those to an address rather than an account. */
export const letters: Translation['letters'] = {
  verify: {
    subject: 'Votre code pour vérifier votre compte',
    paragraphs: [`Saisissez ce code pour vérifier votre adresse e-mail et terminer votre inscription. ${LIFE}`],
    footnotes: ['Si vous ne vous êtes pas inscrit, ignorez cet e-mail : sans le code, rien ne se passe.'],
    action: 'Vérifier le compte',
  },
  verify_again: {
    subject: 'Votre code pour vérifier votre compte',
    paragraphs: [
      `Quelqu’un s’est de nouveau inscrit avec cette adresse e-mail, qui n’était pas encore vérifiée. Ce code achève cette inscription plus récente, avec ses noms et son mot de passe. ${LIFE}`,
    ],
    footnotes: ['Si ce n’était pas vous, ne saisissez pas le code.'],
    action: 'Vérifier le compte',
  },
  login: {
    subject: 'Votre code de connexion',
    paragraphs: [`Saisissez ce code pour terminer votre connexion. ${LIFE}`],
    footnotes: ['Si ce n’était pas vous, quelqu’un connaît votre mot de passe : choisissez-en un nouveau avec « Mot de passe oublié ».'],
    action: 'Confirmer la connexion',
  },
  reset: {
    subject: 'Votre code pour choisir un nouveau mot de passe',
    paragraphs: [`Saisissez ce code avec votre nouveau mot de passe. ${LIFE}`],
    footnotes: ['Si vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe reste le même.'],
    action: 'Choisir un nouveau mot de passe',
  },
  withdrawal: {
    subject: 'Votre code pour confirmer un retrait',
    paragraphs: [`Saisissez ce code pour confirmer ce retrait. ${LIFE}`, 'Montant : {amount}', 'Vers : {destination}'],
    footnotes: [
      'Si vous ne l’avez pas demandé, ne transmettez pas le code : choisissez un nouveau mot de passe, et le retrait devient caduc de lui-même.',
    ],
    action: '',
  },
  password_changed: {
    subject: 'Votre mot de passe a été changé',
    paragraphs: [
      'Votre mot de passe a été changé avec un code envoyé à cette adresse. Tous les appareils sont déconnectés, et les retraits sont gelés pendant 24 heures.',
    ],
    footnotes: ['Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et protégez votre messagerie.'],
    action: 'Choisir un nouveau mot de passe',
  },
  email: {
    subject: 'Votre code pour utiliser cette adresse e-mail',
    paragraphs: [`Saisissez ce code pour que cette adresse devienne celle de votre compte Clearterm. ${LIFE}`],
    footnotes: ['Si vous ne l’avez pas demandé, ignorez cet e-mail : sans le code, rien ne se passe.'],
    action: 'Ouvrir les paramètres',
  },
  email_left: {
    subject: 'L’adresse e-mail de votre compte a été changée',
    paragraphs: [
      'Votre compte utilise désormais {email}. Les e-mails n’arrivent plus ici. Les retraits sont gelés pendant 24 heures.',
      'Si ce n’était pas vous, annulez ce changement : cette adresse redevient la vôtre, tous les appareils sont déconnectés, et les retraits restent gelés pendant 24 heures.',
    ],
    footnotes: ['Le lien sert une seule fois, dans les 72 heures.'],
    action: 'Ce n’était pas moi',
  },
  email_restored: {
    subject: 'Votre compte utilise de nouveau cette adresse e-mail',
    paragraphs: [
      'Le changement de votre adresse e-mail a été annulé. Tous les appareils sont déconnectés, et les retraits sont gelés pendant 24 heures.',
    ],
    footnotes: ['La personne qui l’a changée connaissait votre mot de passe : choisissez-en un nouveau maintenant.'],
    action: 'Choisir un nouveau mot de passe',
  },
  invited_auditor: invitation('Invitation à rejoindre Clearterm comme auditeur', 'consulter la console'),
  invited_operator: invitation('Invitation à rejoindre Clearterm comme opérateur', 'traiter les files d’attente'),
  invited_administrator: invitation('Invitation à rejoindre Clearterm comme administrateur', 'gérer la plateforme'),
  support_received: {
    subject: 'Votre question à l’assistance de Clearterm',
    paragraphs: [
      'Ouvrez le lien pour que votre question nous parvienne. Il l’affiche ensuite, avec nos réponses.',
      'Vous pouvez y écrire la suite.',
    ],
    footnotes: ['Le lien fonctionne 30 jours si vous l’ouvrez dans les 7 jours. Si vous ne nous avez pas écrit, ignorez cet e-mail.'],
    action: 'Ouvrir la conversation',
  },
  support_answered: {
    subject: 'L’assistance de Clearterm vous a répondu',
    paragraphs: ['Votre question a reçu une réponse. Le lien l’affiche.', 'Vous pouvez y répondre.'],
    footnotes: ['Le lien fonctionne 30 jours.'],
    action: 'Lire la réponse',
  },
  closed: {
    subject: 'Votre compte est fermé',
    paragraphs: [
      'Votre compte est fermé, et plus personne ne peut s’y connecter.',
      'Nous avons effacé votre nom, votre e-mail, votre téléphone, votre date de naissance, vos adresses, vos coordonnées bancaires, vos fichiers et vos messages.',
      'Le grand livre garde les montants et les dates des mouvements passés sous un numéro sans nom, pour que les livres tombent toujours juste.',
    ],
    footnotes: ['Vous pouvez vous inscrire de nouveau avec cette adresse à tout moment : ce sera un nouveau compte.'],
    action: '',
  },
}

function invitation(subject: string, task: string): LetterText {
  return {
    subject,
    paragraphs: [
      `{by} vous invite à ${task} de Clearterm, un environnement de test avec de l’argent fictif.`,
      'Ouvrez le lien et choisissez un mot de passe, ou donnez celui du compte que vous avez ici.',
    ],
    footnotes: [
      'Le lien sert une seule fois, dans les trois jours. Si vous ne savez pas pourquoi vous l’avez reçu, ignorez-le : rien ne se passe.',
    ],
    action: 'Accepter l’invitation',
  }
}

/** Of notices and records, for when no person gave one. */
export const platformReasons: Translation['platformReasons'] = {
  declined: 'Refusé par un administrateur',
  deleted: 'Supprimé par un administrateur',
  rail_declined: 'Refusé par le circuit de test',
  no_reason: 'L’administrateur n’a pas donné de motif.',
  plan_not_offered: 'le plan n’est plus proposé',
  plan_out_of_range: 'le montant est hors des limites du plan',
  plan_not_covered: 'la réserve ne pouvait pas couvrir son rendement',
}

/** Members' notices in French. */
import type { Translation } from '../translated.ts'

const events: Translation['notices']['events'] = {
  'deposit.settled': {
    subject: 'Votre dépôt de {amount} est arrivé',
    body: '{amount} ont été ajoutés à votre solde principal.',
    action: 'Voir vos transactions',
  },
  'deposit.declined': {
    subject: 'Votre dépôt de {amount} a été refusé',
    body: 'Votre dépôt de {amount} a été refusé. Votre solde est inchangé.\n\nMotif : {reason}',
    action: 'Voir vos transactions',
  },
  'plan.bought': {
    subject: 'Vous avez investi {amount} dans {plan}',
    body: 'Vous avez investi {amount} dans {plan}. L’échéance est le {matures_on}. Le rendement promis de {promised} a été mis de côté pour vous dans la même étape.',
    action: 'Voir vos placements',
  },
  'plan.maturing': {
    subject: '{plan} arrive bientôt à échéance',
    body: 'Votre placement dans {plan} arrive à échéance le {matures_on}. Il paie alors votre capital de {principal} et le rendement de {promised}. D’ici là, vous pouvez choisir qu’il soit payé, que le capital soit réinvesti ou que tout soit réinvesti.',
    action: 'Choisir la suite',
  },
  'plan.matured': {
    subject: 'Votre placement dans {plan} est arrivé à échéance',
    body: 'Votre placement dans {plan} est arrivé à échéance. Votre capital de {principal} et le rendement de {paid} sont sur votre solde principal.',
    action: 'Ouvrir le tableau de bord',
  },
  'plan.reinvested': {
    subject: 'Votre placement dans {plan} a été replacé',
    body: 'Comme vous l’avez demandé, {amount} ont été replacés dans {plan} à l’échéance. La nouvelle échéance est le {matures_on} ; le rendement promis de {promised} a été mis de côté pour vous. Vous pouvez sortir à tout moment : les {amount} reviennent alors en entier.',
    action: 'Voir vos placements',
  },
  'plan.reinvest_failed': {
    subject: '{plan} a été versé au lieu d’être replacé',
    body: 'Votre placement dans {plan} n’a pas pu être replacé : {amount} ont été versés sur votre solde principal.\n\nMotif : {reason}',
    action: 'Ouvrir le tableau de bord',
  },
  'plan.liquidated': {
    subject: 'Vous avez liquidé votre placement dans {plan}',
    body: 'Vous avez mis fin à votre placement dans {plan} avant l’échéance. {amount} ont été crédités sur votre solde principal.',
    action: 'Ouvrir le tableau de bord',
  },
  'withdrawal.asked': {
    subject: 'Vous avez demandé à retirer {amount}',
    body: '{amount} vers {destination} sont bloqués pour ce retrait. Confirmez-le avec le code que nous vous avons envoyé par e-mail ; sans confirmation, il devient caduc et l’argent revient à votre solde principal.',
    action: 'Voir vos transactions',
  },
  'withdrawal.confirmed': {
    subject: 'Vous avez confirmé le retrait de {amount}',
    body: 'Votre retrait de {amount} est confirmé et attend un administrateur. Vous pouvez l’annuler jusqu’à son approbation.',
    action: 'Voir vos transactions',
  },
  'withdrawal.paid': {
    subject: 'Votre retrait de {amount} a été payé',
    body: 'Votre retrait de {amount} a été payé. Destination : {destination}.',
    action: 'Voir vos transactions',
  },
  'withdrawal.declined': {
    subject: 'Votre retrait de {amount} a été refusé',
    body: 'Votre retrait de {amount} a été refusé. L’argent est de nouveau sur votre solde principal.\n\nMotif : {reason}',
    action: 'Voir vos transactions',
  },
  'withdrawal.cancelled': {
    subject: 'Le retrait de {amount} a été annulé',
    body: 'Le retrait de {amount} a été annulé. L’argent est de nouveau sur votre solde principal.',
    action: 'Voir vos transactions',
  },
  'withdrawal.lapsed': {
    subject: 'Votre retrait de {amount} n’a pas été confirmé à temps',
    body: 'Votre retrait de {amount} n’a pas été confirmé à temps et est devenu caduc. L’argent est de nouveau sur votre solde principal.',
    action: 'Voir vos transactions',
  },
  'referral.bonus': {
    subject: 'Une prime de parrainage de {amount} vous a été versée',
    body: 'Le premier plan d’une personne que vous avez parrainée est arrivé à échéance. {amount} ont été ajoutés à votre solde de primes sur le budget de parrainage de l’exploitant.',
    action: 'Voir vos parrainages',
  },
  'referral.refused': {
    subject: 'Une prime de parrainage a été refusée',
    body: 'Un administrateur a examiné une prime de parrainage de {amount} et l’a refusée.\n\nMotif : {reason}',
    action: 'Voir vos parrainages',
  },
  'adjustment.credit': {
    subject: 'L’exploitant a ajouté {amount} à votre solde ({account})',
    body: 'L’exploitant a ajouté {amount}, sur son propre budget, à votre solde ({account}).\n\nMotif : {reason}',
    action: 'Voir vos transactions',
  },
  'adjustment.debit': {
    subject: 'L’exploitant a repris {amount} sur votre solde ({account})',
    body: 'L’exploitant a repris {amount} sur votre solde ({account}).\n\nMotif : {reason}',
    action: 'Voir vos transactions',
  },
  'account.suspended': {
    subject: 'Votre compte est suspendu',
    body: 'Votre compte est suspendu et tous les appareils sont déconnectés.\n\nMotif : {reason}\n\nVotre argent reste à vous : les plans arrivent à échéance comme promis et les retraits en attente se poursuivent.',
  },
  'account.role_released': {
    subject: 'Votre rôle est de nouveau actif',
    body: 'Un autre administrateur a confirmé que le nouveau mot de passe est le vôtre.',
    action: 'Se connecter',
  },
  'account.administrator': {
    subject: 'Un administrateur a été nommé sur le serveur',
    body: 'L’exploitant a nommé un administrateur directement sur le serveur, sans l’accord d’une seconde personne. Motif : {reason}',
    action: 'Se connecter',
  },
  'account.unsuspended': {
    subject: 'Votre compte est de nouveau ouvert',
    body: 'La suspension de votre compte a pris fin. Vous pouvez de nouveau vous connecter.',
    action: 'Se connecter',
  },
  'account.verified': {
    subject: 'Votre compte est approuvé',
    body: 'Un administrateur a approuvé votre compte. Vous pouvez vous connecter.',
    action: 'Se connecter',
  },
  'payout_address.changed': {
    subject: 'Votre adresse de retrait pour {coin} a été modifiée',
    body: 'Votre adresse de retrait pour {coin} est désormais {address}. Des retraits peuvent y être payés à partir du {from}.\n\nSi ce n’était pas vous, le lien de notre e-mail annule ce changement, une seule fois, dans les 72 heures, et rétablit l’adresse précédente. Définissez ensuite aussitôt un nouveau mot de passe : cela déconnecte tous les appareils et gèle les retraits pendant 24 heures.',
    action: 'Annuler le changement',
  },
  'payout_address.removed': {
    subject: 'Votre adresse de retrait pour {coin} a été retirée',
    body: 'Votre adresse de retrait pour {coin}, {address}, a été retirée.\n\nSi ce n’était pas vous, le lien de notre e-mail la rétablit, une seule fois, dans les 72 heures. Définissez ensuite aussitôt un nouveau mot de passe : cela déconnecte tous les appareils et gèle les retraits pendant 24 heures.',
    action: 'Rétablir l’adresse',
  },
  'payout_address.put_back': {
    subject: 'Votre adresse de retrait pour {coin} est comme avant',
    body: 'Par le lien de notre e-mail, la modification de votre adresse de retrait pour {coin} a été annulée. C’est de nouveau {address}.\n\nSi vous n’aviez pas fait cette modification, définissez aussitôt un nouveau mot de passe : cela déconnecte tous les appareils et gèle les retraits pendant 24 heures.',
    action: 'Définir un nouveau mot de passe',
  },
  'payout_address.taken_back': {
    subject: 'La nouvelle adresse de retrait pour {coin} a été annulée',
    body: 'Par le lien de notre e-mail, la nouvelle adresse de retrait pour {coin} a été annulée. Aucune adresse n’est désormais enregistrée pour elle.\n\nSi vous n’aviez pas ajouté cette adresse, définissez aussitôt un nouveau mot de passe : cela déconnecte tous les appareils et gèle les retraits pendant 24 heures.',
    action: 'Définir un nouveau mot de passe',
  },
  'deposit_wallet.changed': {
    subject: 'L’adresse de dépôt pour {coin} change',
    body: 'À partir du {from}, les dépôts de {coin} vont à {address}. Votre dépôt encore en attente a été commencé avec {former}, et sa page continue d’afficher cette adresse. Si vous ne l’avez pas encore payé, commencez-en alors un nouveau.\n\nToute modification d’une adresse de dépôt est publique.',
    action: 'Voir les modifications',
  },
  'bank_details.changed': {
    subject: 'Vos coordonnées bancaires ont été modifiées',
    body: 'Vos retraits vers une banque vont désormais au compte {account}, à partir du {from}.\n\nSi ce n’était pas vous, définissez aussitôt un nouveau mot de passe : cela déconnecte tous les appareils et gèle les retraits pendant 24 heures.',
    action: 'Définir un nouveau mot de passe',
  },
  'factor.added': {
    subject: 'Un second facteur a été ajouté à votre compte',
    body: '{factor} a été ajoutée à votre compte. Elle est désormais demandée à chaque connexion et pour tout ce qui fait sortir de l’argent.\n\nSi ce n’était pas vous, définissez aussitôt un nouveau mot de passe : cela déconnecte tous les appareils et gèle les retraits pendant 24 heures.',
    action: 'Voir vos paramètres de sécurité',
  },
  'factor.removed': {
    subject: 'Un second facteur a été retiré de votre compte',
    body: '{factor} a été retirée de votre compte et ne fonctionne plus.\n\nSi ce n’était pas vous, définissez aussitôt un nouveau mot de passe : cela déconnecte tous les appareils et gèle les retraits pendant 24 heures.',
    action: 'Voir vos paramètres de sécurité',
  },
  'factor.forgotten': {
    subject: 'Votre second facteur a été réinitialisé',
    body: 'Deux administrateurs ont donné leur accord. Connectez-vous avec votre mot de passe et ajoutez un nouveau second facteur. Les retraits sont gelés pendant 24 heures. Si vous ne l’avez pas demandé, écrivez aussitôt à notre assistance.',
    action: 'Se connecter',
  },
  'factor.refused': {
    subject: 'Quelqu’un a donné votre mot de passe, mais pas votre second facteur',
    body: 'Quelqu’un s’est présenté avec le bon mot de passe, puis a donné cinq codes faux. Cette personne n’est pas entrée. Si ce n’était pas vous, elle connaît votre mot de passe : définissez-en un nouveau.',
    action: 'Définir un nouveau mot de passe',
  },
  'recovery_codes.drawn': {
    subject: 'Vous avez de nouveaux codes de récupération',
    body: 'Dix codes de récupération ont été créés pour votre compte. Les codes précédents ne fonctionnent plus.\n\nSi ce n’était pas vous, définissez aussitôt un nouveau mot de passe : cela déconnecte tous les appareils et gèle les retraits pendant 24 heures.',
    action: 'Voir vos paramètres de sécurité',
  },
  'recovery_code.used': {
    subject: 'Un code de récupération a été utilisé',
    body: 'Un code de récupération de votre compte a été utilisé et est consommé. Codes restants : {left}.\n\nSi ce n’était pas vous, définissez aussitôt un nouveau mot de passe : cela déconnecte tous les appareils et gèle les retraits pendant 24 heures.',
    action: 'Voir vos paramètres de sécurité',
  },
  'device.new': {
    subject: 'Nouvelle connexion : {device}',
    body: 'Quelqu’un s’est connecté à votre compte depuis un appareil qui n’y avait jamais servi : {device}, adresse {address}, {at}.\n\nSi c’était vous, il n’y a rien à faire. Sinon, le lien de notre e-mail déconnecte cet appareil ; définissez ensuite aussitôt un nouveau mot de passe.',
    action: 'Ce n’était pas moi',
  },
  'device.strange': {
    subject: 'Votre session a servi depuis un autre navigateur : {device}',
    body: 'Une session de votre compte a servi depuis un autre navigateur que celui de la connexion : {device}, adresse {address}, {at}.\n\nSi ce n’était pas vous, quelqu’un l’a peut-être copiée : le lien de notre e-mail y met fin ; définissez ensuite aussitôt un nouveau mot de passe.',
    action: 'Ce n’était pas moi',
  },
  'account.frozen': {
    subject: 'Votre compte est gelé',
    body: 'Comme vous l’avez demandé, votre compte est gelé et tous les appareils sont déconnectés. Aucun dépôt, retrait ou achat ne passe avant que vous ne le dégeliez. Vos plans arrivent à échéance comme promis.\n\nLe lien de notre e-mail le dégèle, une seule fois, dans les 72 heures. Ensuite, vous pouvez vous connecter et en demander un nouveau dans les paramètres.',
    action: 'Dégeler mon compte',
  },
  'account.unfreeze_link': {
    subject: 'Votre lien pour dégeler votre compte',
    body: 'Le lien de notre e-mail dégèle votre compte, une seule fois, dans les 72 heures.\n\nSi vous ne l’avez pas demandé, quelqu’un connaît votre mot de passe : définissez-en un nouveau.',
    action: 'Dégeler mon compte',
  },
  'account.unfrozen': {
    subject: 'Votre compte n’est plus gelé',
    body: 'Votre compte a été dégelé par le lien envoyé par e-mail. Les dépôts, les retraits et les achats passent de nouveau.\n\nSi ce n’était pas vous, quelqu’un lit vos e-mails : définissez aussitôt un nouveau mot de passe pour votre messagerie et pour ce compte.',
    action: 'Définir un nouveau mot de passe',
  },
  'password.changed': {
    subject: 'Votre mot de passe a été changé',
    body: 'Votre mot de passe a été changé dans les paramètres. Vos autres appareils sont déconnectés.\n\nSi ce n’était pas vous, définissez aussitôt un nouveau mot de passe : cela déconnecte tous les appareils et gèle les retraits pendant 24 heures.',
    action: 'Définir un nouveau mot de passe',
  },
  'email.changed': {
    subject: 'L’e-mail de votre compte a été changé',
    body: 'Votre compte utilise désormais {new} au lieu de {old}. Vos autres appareils sont déconnectés et les retraits sont gelés pendant 24 heures. L’ancienne adresse peut revenir sur ce changement pendant 72 heures.',
    action: 'Ouvrir les paramètres',
  },
  'login_code.on': {
    subject: 'Vos connexions demandent désormais un code',
    body: 'Désormais, chaque connexion à votre compte demande un code envoyé par e-mail.',
    action: 'Ouvrir les paramètres',
  },
  'login_code.off': {
    subject: 'Vos connexions ne demandent plus de code',
    body: 'Le code envoyé par e-mail à la connexion a été désactivé.\n\nSi ce n’était pas vous, définissez aussitôt un nouveau mot de passe : cela déconnecte tous les appareils et gèle les retraits pendant 24 heures.',
    action: 'Définir un nouveau mot de passe',
  },
  'retirement.approved': {
    subject: 'Votre demande fictive est complète',
    body: 'Un administrateur a examiné votre demande fictive de compte de retraite et l’a trouvée complète. C’était un exercice : aucun compte n’a été ouvert.',
    action: 'Voir votre demande',
  },
  'retirement.declined': {
    subject: 'Votre demande fictive est incomplète',
    body: 'Un administrateur a examiné votre demande fictive de compte de retraite.\n\nMotif : {reason}\n\nVous pouvez en envoyer une autre.',
    action: 'Voir votre demande',
  },
  'testimonial.published': {
    subject: 'Votre témoignage est publié',
    body: 'Ce que vous avez écrit figure désormais sur la page d’accueil, à côté du plan qui y a donné droit. Vous pouvez le modifier ou le retirer à tout moment.',
    action: 'Voir votre témoignage',
  },
  'testimonial.declined': {
    subject: 'Votre témoignage n’est pas publié',
    body: 'Un administrateur a lu votre témoignage et l’a refusé.\n\nMotif : {reason}\n\nLes témoignages refusés sont comptés publiquement par motif. Vous pouvez l’écrire de nouveau.',
    action: 'Voir votre témoignage',
  },
  'testimonial.unpublished': {
    subject: 'Votre témoignage a été retiré de la page',
    body: 'Un administrateur a retiré votre témoignage de la page d’accueil. Il reste à vous : vous pouvez le modifier (il est alors relu avant publication) ou le retirer.',
    action: 'Voir votre témoignage',
  },
  'support.answered': {
    subject: 'Nous avons répondu à votre question : {subject}',
    body: 'Votre question à l’assistance a reçu une réponse. Vous pouvez y répondre.',
    action: 'Lire la réponse',
  },
  'administrator.mail': {
    subject: '{subject}',
    body: '{body}',
  },
}

const reasons: Translation['notices']['reasons'] = {
  'retirement.declined': {
    known: {
      document_unreadable: 'Un document n’a pas pu être lu.',
      details_differ: 'Les informations diffèrent du document.',
    },
    general: 'Elle n’a pas pu être acceptée telle quelle.',
  },
  'testimonial.declined': {
    known: {
      names_others: 'Il nomme d’autres personnes ou donne des coordonnées.',
      advertises: 'Il fait de la publicité pour autre chose.',
      abusive: 'Il insulte ou menace quelqu’un.',
      against_records: 'Il contredit nos registres.',
    },
    general: 'Il ne parle pas de cette plateforme.',
  },
}

export const notices = { events, reasons }

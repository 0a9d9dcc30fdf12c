import type { Catalogue } from '../../types/catalogue.ts'

export const referrals: Catalogue<'fr'>['referrals'] = {
  link_title: 'Votre lien',
  link: 'Lien de parrainage',
  code: 'Code de parrainage',
  link_help: 'Toute personne qui s’inscrit par ce lien vous désigne comme parrain.',
  qr: 'Code QR de votre lien de parrainage',
  copy: 'Copier',
  copied: 'Copié',
  copy_failed: 'Non copié',
  off: 'L’exploitant a désactivé les primes de parrainage. Votre lien fonctionne toujours, et ce qui a été obtenu auparavant est quand même versé.',
  paused:
    'Des primes attendent : le budget de parrainage de l’exploitant ne les couvre pas actuellement. Elles seront versées dès qu’il le pourra, les plus anciennes d’abord.',
  total_referred: 'Personnes parrainées',
  total_bonus: 'Primes de parrainage',
  how_title: 'Comment une prime est calculée',
  how_rule:
    'Quand le premier plan d’une personne que vous avez parrainée arrive à échéance, vous recevez le taux de parrainage du plan multiplié par le rendement que ce plan a payé.',
  how_source:
    'Elle sort d’un budget que l’exploitant a mis de côté, jamais du capital ou du solde de qui que ce soit, et seulement tant que ce budget est approvisionné.',
  how_once: 'Une prime par personne. Un premier plan quitté avant l’échéance n’en donne pas, les plans suivants non plus.',
  how_review:
    'Ces comptes sont comparés : celui du nouveau membre, le vôtre, ceux qui sont au-dessus et ceux de vos autres filleuls. Le téléphone, l’adresse de retrait et le document sont comparés à ceux de tous les filleuls. Un administrateur décide avant le versement si le nouveau membre partage avec l’un d’eux :',
  checks: {
    phone: 'le numéro de téléphone',
    name_and_address: 'le nom et l’adresse postale',
    payout_address: 'une adresse de retrait, actuelle ou ancienne',
    document: 'un document, tant que nous le gardons',
    network: 'une adresse réseau : des connexions à moins de {time} d’écart, hors l’adresse de ce serveur',
  },
  how_burst: 'Un administrateur décide aussi après plus de 20 inscriptions avec votre lien depuis un même réseau en une heure.',
  how_mailbox:
    'Les e-mails qui arrivent dans une même boîte comptent pour une personne : pas de deuxième prime pour eux, et aucune pour vous-même.',
  rate: '{percent}% du rendement',
  rates: 'Taux de parrainage par plan',
  people: 'Personnes que vous avez parrainées',
  none: 'Personne ne s’est encore inscrit par votre lien',
  none_help: 'Partagez votre lien. Toute personne qui s’inscrit par ce lien figure ici, avec l’avancement de sa prime.',
  joined: 'Inscription : {when}',
  to_bonus: 'Voir votre solde de primes',
  states: {
    signed_up: 'Pas encore de prime',
    ended_early: 'Pas de prime',
    due: 'En route',
    paused: 'En pause',
    review: 'En examen',
    paid: 'Versée',
    withheld: 'Non versée',
  },
  state_help: {
    signed_up: 'Son premier plan n’est pas arrivé à échéance.',
    ended_early: 'Son premier plan a été quitté avant l’échéance.',
    due: 'La prime est en cours de versement.',
    paused: 'Elle attend que le budget de l’exploitant la couvre.',
    review: 'Un administrateur l’examine d’abord.',
    paid: 'Versée sur votre solde de primes.',
    withheld: 'Elle ne sera pas versée.',
  },
  failed: 'Vos parrainages n’ont pas pu être chargés.',
}

/** A public figure on a page of its own: the words around what it is made of. */
import type { Catalogue } from '../../types/catalogue.ts'
export const stats: Catalogue<'fr'>['stats'] = {
  as_of: 'Au {as_of}.',
  as_of_entry: 'Au {as_of}, jusqu’à l’écriture {entry} du journal.',
  units: {
    usd: 'En dollars, argent fictif.',
    percent: 'En pour cent.',
    count: 'Un nombre.',
    seconds: 'Une durée.',
    instant: 'Un instant, dans votre fuseau horaire.',
  },
  made_of: 'De quoi il se compose',
  by_day: 'De quoi il se compose, par jour en UTC',
  earlier: 'Tous les jours précédents',
  records: {
    one: '{count} enregistrement',
    other: '{count} enregistrements',
  },
  parts: {
    members: 'Soldes des membres',
    withdrawals_counted: 'Retraits comptés',
  },
  none: 'Rien n’a encore été compté',
  none_help: 'Dès qu’il y a un enregistrement, il figure ici, et le chiffre en est la somme.',
  single: 'Ce n’est pas une somme',
  single_help: 'Il est lu dans les enregistrements que nomme la définition et n’a pas de parties à additionner.',
  where: 'Où sont les enregistrements',
  links: {
    proof: 'La preuve de solvabilité',
    plans: 'Les plans',
    trades: 'Opérations en direct',
    bots: 'Les bots et leurs historiques',
  },
  programs: 'La même chose pour les programmes (JSON)',
  others: 'Autres chiffres publics',
  failed: 'Ce chiffre n’a pas pu être lu.',
}

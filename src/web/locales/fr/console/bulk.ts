import type { Catalogue } from '../../types/catalogue.ts'

export const bulk: Catalogue<'fr'>['bulk'] = {
  pick: 'Sélectionner',
  pick_row: 'Sélectionner {label} de {amount}, {member}',
  pick_all: 'Sélectionner tout ce qui est chargé',
  key: 'sélectionner',
  bar: 'Transactions sélectionnées',
  picked: { one: '{count} sélectionnée', other: '{count} sélectionnées' },
  most: '200 au plus à la fois.',
  clear: 'Ne rien sélectionner',
  many: {
    approve: { one: 'Approuver {count} transaction ?', other: 'Approuver {count} transactions ?' },
    decline: { one: 'Refuser {count} transaction ?', other: 'Refuser {count} transactions ?' },
    delete: { one: 'Supprimer {count} transaction ?', other: 'Supprimer {count} transactions ?' },
    approve_text: 'Voici ce qui en résulterait maintenant. Chacune est jugée à nouveau au moment de l’exécution.',
    decline_text:
      'Ce qui est bloqué revient à ses propriétaires, qui lisent votre motif. Chacune est jugée à nouveau au moment de l’exécution.',
    delete_text:
      'Ce qui est bloqué revient à ses propriétaires. Ils voient toujours l’enregistrement dans leur historique, marqué supprimé.',
    do_approve: { one: 'Approuver {count}', other: 'Approuver {count}' },
    do_decline: { one: 'Refuser {count}', other: 'Refuser {count}' },
    do_delete: { one: 'Supprimer {count}', other: 'Supprimer {count}' },
    came: 'Ce qui en a résulté',
    would: {
      done: 'Seront exécutées',
      waiting: 'Attendront un second administrateur',
      refused: 'Seront rejetées',
      chip: { done: 'Sera exécutée', waiting: 'Attendra', refused: 'Rejetée' },
    },
    did: {
      done: 'Exécutées',
      waiting: 'Attendent un second administrateur',
      refused: 'Rejetées',
      chip: { done: 'Exécutée', waiting: 'Attend', refused: 'Rejetée' },
    },
    money_in: 'Dont dépôts',
    money_out: 'Dont retraits',
    each: 'Chaque transaction',
    failed: 'Non jugées',
    not_sure: 'Aucune réponse ne dit que c’est fait. Un nouvel envoi n’exécute rien deux fois.',
  },
  saved: {
    menu: 'Filtres gardés',
    none: 'Rien de gardé pour l’instant',
    keep: 'Garder ce filtre',
    keep_text: 'Il est gardé dans ce navigateur, pour vous seul.',
    name: 'Nom',
    kept: 'Filtre gardé',
    forget: 'Oublier « {name} »',
    forgotten: 'Filtre oublié',
  },
}

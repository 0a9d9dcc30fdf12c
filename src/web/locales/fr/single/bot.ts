/** The page of one bot: inside its ensemble, and the daily replay of all bots. */
import type { Catalogue } from '../../types/catalogue.ts'

export const bot: Catalogue<'fr'>['bot'] = {
  ensemble: {
    title: 'À l’intérieur de l’ensemble',
    lead: 'AdaHedge pondère quatre règles : celles qui ont moins perdu jusqu’ici pèsent plus.',
    figures: 'Chiffres de l’ensemble',
    regret: 'Retard jusqu’ici',
    bound: 'Sa borne',
    log_growth: 'de la croissance logarithmique, après frais',
    behind:
      'En {bars} depuis le {from}, le mélange a crû, en logarithmes, de {regret} de moins que la meilleure de ses règles. Avec ces cours, la preuve d’AdaHedge permet au plus {bound}. Les cours d’avant sa mise en service comptent aussi.',
    ahead:
      'En {bars} depuis le {from}, le mélange a crû, en logarithmes, de {regret} de plus que la meilleure de ses règles. Avec ces cours, la preuve d’AdaHedge permet au plus {bound} de retard. Les cours d’avant sa mise en service comptent aussi.',
    bars: { one: '{count} heure', other: '{count} heures' },
    held: 'Détenu maintenant',
    held_without: '{percent} sans les prévisions',
    known: 'Heures avec prévision',
    known_of: 'sur {count} depuis la mise en service',
    weights: 'Poids des quatre règles',
    weights_drawing: 'Poids des quatre règles, du {from} au {to} : {list}.',
    compare: 'Avec et sans les prévisions',
    compare_text:
      'La même règle depuis la mise en service, calculée deux fois : avec les prévisions publiées, et avec la volatilité passée à leur place. Les deux opèrent aux clôtures horaires et paient les mêmes frais ; aucune n’est donc exactement l’historique ci-dessus.',
    with: 'Avec les prévisions',
    without: 'Sans les prévisions',
    compare_drawing: 'Variation de valeur du {from} au {to} : {with} avec les prévisions, {without} sans.',
    difference: 'Jusqu’ici les prévisions ont changé le résultat de {points} points.',
    none_known: 'Aucune prévision n’a encore été écrite à l’avance, donc les deux sont identiques.',
    target:
      'Il détient moins dès qu’il attend plus de {percent} de volatilité par an. Une prévision ne compte que si elle a été écrite avant le début de son jour.',
    table: 'L’ensemble au fil du temps',
    exposure: 'Détenu',
    few: 'Les dessins apparaissent après trois heures pleines.',
    failed: 'L’ensemble n’a pas pu être chargé.',
  },
  divergence: {
    title: 'Divergence',
    label: 'Journées rejouées',
    help: 'La session quotidienne de chaque bot est rejouée sur ses cotations enregistrées. Voici l’écart entre les exécutions ; il doit être nul.',
    none: 'Aucune journée n’est terminée. La première sera contrôlée dès qu’elle le sera.',
    failed: 'Les contrôles n’ont pas pu être chargés.',
    day: 'Jour',
    fills: 'Exécutions',
    checked: 'Contrôlé',
    off: 'Écart',
  },
}

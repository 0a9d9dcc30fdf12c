import type { Catalogue } from '../../types/catalogue.ts'

export const charts: Catalogue<'fr'>['charts'] = {
  view: 'Mode d’affichage',
  chart: 'Graphique',
  table: 'Afficher en tableau',
  at: 'Heure (UTC)',
  utc: 'Les heures sont en UTC.',
  credit: 'Tracé avec Lightweight Charts de TradingView',
  millions: 'Axe en millions',
  drawing: {
    one: '{label} : {count} point du {from} au {to}. Les mêmes valeurs figurent dans le tableau.',
    other: '{label} : {count} points du {from} au {to}. Les mêmes valeurs figurent dans le tableau.',
  },
  bars: {
    one: '{label} : {count} groupe de barres, {from}. Les mêmes valeurs figurent dans le tableau.',
    other: '{label} : {count} groupes de barres de {from} à {to}. Les mêmes valeurs figurent dans le tableau.',
  },
}

import type { Catalogue } from '../../types/catalogue.ts'

export const charts: Catalogue<'es'>['charts'] = {
  view: 'Cómo se muestra',
  chart: 'Gráfico',
  table: 'Mostrar como tabla',
  at: 'Hora (UTC)',
  utc: 'Las horas son UTC.',
  credit: 'Dibujado con Lightweight Charts de TradingView',
  millions: 'Eje en millones',
  drawing: {
    one: '{label}: {count} punto de {from} a {to}. Los mismos valores están en la tabla.',
    other: '{label}: {count} puntos de {from} a {to}. Los mismos valores están en la tabla.',
  },
  bars: {
    one: '{label}: {count} grupo de barras, {from}. Los mismos valores están en la tabla.',
    other: '{label}: {count} grupos de barras de {from} a {to}. Los mismos valores están en la tabla.',
  },
}

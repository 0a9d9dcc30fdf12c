import type { Catalogue } from '../../types/catalogue.ts'

export const charts: Catalogue<'de'>['charts'] = {
  view: 'Darstellung',
  chart: 'Diagramm',
  table: 'Als Tabelle',
  at: 'Zeit (UTC)',
  utc: 'Zeiten in UTC.',
  credit: 'Gezeichnet mit Lightweight Charts von TradingView',
  millions: 'Achse in Millionen',
  drawing: {
    one: '{label}: {count} Punkt von {from} bis {to}. Dieselben Werte stehen in der Tabelle.',
    other: '{label}: {count} Punkte von {from} bis {to}. Dieselben Werte stehen in der Tabelle.',
  },
  bars: {
    one: '{label}: {count} Balkengruppe, {from}. Dieselben Werte stehen in der Tabelle.',
    other: '{label}: {count} Balkengruppen von {from} bis {to}. Dieselben Werte stehen in der Tabelle.',
  },
}

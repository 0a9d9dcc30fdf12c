/** A public figure on a page of its own: the words around what it is made of. */
import type { Catalogue } from '../../types/catalogue.ts'
export const stats: Catalogue<'es'>['stats'] = {
  as_of: 'A fecha de {as_of}.',
  as_of_entry: 'A fecha de {as_of}, hasta el asiento {entry} del libro diario.',
  units: {
    usd: 'En dólares, dinero ficticio.',
    percent: 'En porcentaje.',
    count: 'Un recuento.',
    seconds: 'Una duración.',
    instant: 'Un momento, en tu zona horaria.',
  },
  made_of: 'De qué se compone',
  by_day: 'De qué se compone, por día en UTC',
  earlier: 'Todos los días anteriores',
  records: {
    one: '{count} registro',
    other: '{count} registros',
  },
  parts: {
    members: 'Saldos de los miembros',
    withdrawals_counted: 'Retiros contados',
  },
  none: 'Todavía no se ha contado nada',
  none_help: 'En cuanto haya un registro, aparecerá aquí, y la cifra será su suma.',
  single: 'No es una suma',
  single_help: 'Se lee de los registros que nombra la definición y no tiene partes que sumar.',
  where: 'Dónde están los registros',
  links: {
    proof: 'La prueba de solvencia',
    plans: 'Los planes',
    trades: 'Operaciones en vivo',
    bots: 'Los bots y sus historiales',
  },
  programs: 'Lo mismo para programas (JSON)',
  others: 'Otras cifras públicas',
  failed: 'No se pudo leer esta cifra.',
}

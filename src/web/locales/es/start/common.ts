import type { Catalogue } from '../../types/catalogue.ts'

export const common: Catalogue<'es'>['common'] = {
  wait: 'Espera un momento…',
  retry: 'Reintentar',
  amount_meant: '¿Quisiste decir {amount}?',
  reference: 'Referencia {id}',
  offline: 'Estás sin conexión. Estas cifras son del {at}.',
  offline_empty: 'Estás sin conexión. Se cargará cuando vuelva.',
  stale: 'No se pudieron cargar las últimas cifras. Estas son del {at}.',
  cancel: 'Cancelar',
  close: 'Cerrar',
  back: 'Atrás',
  loading: 'Cargando',
  saved: 'Se guardó {name}.',
  csv: 'Guardar como CSV',
  optional: 'opcional',
  all_required: 'Todos los campos son obligatorios.',
  required: 'Este campo es obligatorio.',
  figure: { open: '{title}: {value}. Qué cuenta', as_of: 'A fecha de {at}', made_of: 'De qué se compone' },
  source: { simulated: 'SIMULADO', live: 'EN VIVO', replay: 'REPETICIÓN de {period}' },
}

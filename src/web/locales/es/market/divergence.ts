/** The daily replay of all bots, and how far it differs. */
import type { Catalogue } from '../../types/catalogue.ts'

export const divergence: Catalogue<'es'>['divergence'] = {
  title: 'Divergencia',
  label: 'Días que se volvieron a ejecutar',
  help: 'La sesión diaria de todos los bots se vuelve a ejecutar con sus ticks registrados. Aquí se ve cuánto difieren entonces las ejecuciones; tiene que ser cero.',
  none: 'Aún no ha terminado ningún día. El primero se comprueba cuando termine.',
  failed: 'No se pudieron cargar las comprobaciones.',
  day: 'Día',
  fills: 'Ejecuciones',
  checked: 'Comprobado',
  off: 'Diferencia',
}

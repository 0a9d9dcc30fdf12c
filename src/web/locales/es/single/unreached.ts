/** The page that stands in when no screen can be fetched at all. */
import type { Catalogue } from '../../types/catalogue.ts'

export const unreached: Catalogue<'es'>['unreached'] = {
  title: 'Sin conexión',
  body: 'Ahora mismo no se puede llegar a Clearterm desde aquí. En este navegador no se guarda nada de tu cuenta, para que ninguna cifra antigua se muestre como actual.',
  again: 'Reintentar',
  waiting: 'Esta página sigue por sí sola en cuanto haya conexión.',
  ribbon: 'Entorno de pruebas: dinero ficticio. No envíes fondos reales.',
  ribbon_label: 'Aviso del entorno de pruebas',
}

import type { Catalogue } from '../../types/catalogue.ts'

export const leaving: Catalogue<'es'>['leaving'] = {
  title: 'Estás saliendo de Clearterm',
  lead: 'Un enlace de un mensaje lleva a otro sitio. Clearterm no lo gestiona ni lo ha comprobado.',
  host: 'Lleva a',
  address: 'Dirección completa',
  never: 'Clearterm solo pide contraseñas o códigos en sus propias páginas. Si otro sitio te pide uno, no lo escribas.',
  plain: 'La conexión con ese sitio no está cifrada.',
  stay: 'Quedarse en Clearterm',
  go: 'Ir a {host}',
  nowhere: 'Este enlace no lleva a ninguna parte',
  nowhere_lead: 'No es la dirección de otro sitio por http o https.',
}

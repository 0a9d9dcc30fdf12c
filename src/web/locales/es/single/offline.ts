/** The page that checks a bundle offline. */
import type { Catalogue } from '../../types/catalogue.ts'

export const offline: Catalogue<'es'>['offline'] = {
  title: 'Clearterm: comprobar un paquete de prueba sin conexión',
  lead: 'Este archivo no se conecta a nada. Comprueba un paquete de prueba según el formato publicado.',
  key: 'La clave pública del registro',
  key_hint:
    'Como figura en la página Prueba. Un paquete descargado nombra la clave con la que vino; compárala con una que conozcas por otra vía.',
  origin: 'El nombre del registro',
  mode: 'Claro u oscuro',
  paper: 'Entorno de pruebas: dinero ficticio. No envíes fondos reales. La prueba muestra aritmética, no que existan activos fuera.',
}

import type { Catalogue } from '../../types/catalogue.ts'

export const status: Catalogue<'es'>['status'] = {
  eyebrow: 'Funcionamiento',
  title: 'Estado',
  summary: 'Muestra si cada parte de esta instancia funciona ahora y cómo ha ido en los últimos noventa días.',
  line: 'Según las comprobaciones de funcionamiento, a fecha de',
  now: 'Servicios',
  works: 'Funciona',
  broken: 'No funciona',
  services: {
    store: { name: 'Base de datos', help: 'Responde y tiene los permisos que necesita el libro mayor.' },
    ledger: { name: 'Libro mayor', help: 'El dinero puede moverse: el auditor no ha encontrado nada que lo hubiera detenido.' },
    clock: { name: 'Reloj', help: 'El servidor y su base de datos coinciden en la hora con menos de cinco segundos de diferencia.' },
    prices: { name: 'Precios', help: 'Los últimos precios son recientes. Sin ellos esperan los bots, pero no el dinero de nadie.' },
    proof: { name: 'Prueba de solvencia', help: 'Se publican declaraciones según cambian los libros.' },
    mail: { name: 'Correo', help: 'Los códigos y avisos salen.' },
  },
  bars: {
    one: '{name} en 90 días: {words}; no funcionó durante {count} minuto.',
    other: '{name} en 90 días: {words}; no funcionó durante {count} minutos.',
  },
  seen: '{percent} de disponibilidad ({seen} minutos medidos)',
  unseen: 'aún no se ha observado nada',
  from: 'Hace 90 días',
  today: 'Hoy',
  as_of: 'A fecha de {at} UTC. Se lee de nuevo cada minuto.',
  stale: 'A fecha de {at} UTC. No se pudieron leer cifras más recientes.',
  failed: 'No se pudo leer el estado. Eso ya es una señal.',
  history: 'Interrupciones',
  history_none: 'No se vio ninguna en estos noventa días.',
  minutes: { one: '{name}: {count} minuto', other: '{name}: {count} minutos' },
  how: 'Cómo se cuenta',
  how_text:
    'El servidor observa cada parte una vez por minuto y guarda la cuenta por día. Un minuto en que no observó, porque no estaba en marcha, no cuenta ni a favor ni en contra; un día en que nunca observó tiene una barra gris corta. Nada se introduce a mano.',
  programs: 'Para programas: GET /status, descrito en',
}

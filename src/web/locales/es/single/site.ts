import type { Catalogue } from '../../types/catalogue.ts'

export const site: Catalogue<'es'>['site'] = {
  meta: {
    title: 'Clearterm: un rendimiento que se aparta antes de prometerse',
    description:
      'Un entorno de pruebas con dinero ficticio: plazos fijos cuyo rendimiento completo se aparta primero en el libro mayor, bots de trading con IA con sus historiales reales, y una prueba que cualquiera puede comprobar.',
  },
  not_found: {
    title: 'No hay ninguna página en esta dirección',
    help: 'Puede que se haya movido, o que la dirección tenga un error. No se ha perdido nada tuyo.',
    home: 'Ir a la portada',
  },
  hero: {
    tagline: 'Trading inteligente con IA',
    title: 'Primero se aparta. Después se promete.',
    lead: 'Aquí un plan a plazo fijo solo puede venderse después de que su rendimiento completo haya salido de la reserva del operador. Cada cifra de esta página se abre, hasta los registros que la sostienen.',
    plans: 'Ver los planes',
    proof: 'Comprobar la prueba',
    admit: 'Un entorno de pruebas con dinero ficticio. La prueba muestra aritmética e integridad, no que existan activos fuera.',
    drawing:
      'Un dibujo de una inversión de $800.00 a 30 días: $116.00 se apartan el día 0, $46.40 se han devengado el día 12 y al vencer se pagan $916.00.',
    aside: '$116.00 apartados el día 0',
    now: 'día 12: $46.40 devengados',
    principal: '$800.00 de capital, bloqueados',
    maturity: 'al vencer $916.00',
    day: 'día {n}',
    key: { accrued: 'Devengado según el calendario', aside: 'Apartado, aún sin devengar', principal: 'Capital' },
    sample: 'Compra de ejemplo, Diamond. El capital no está dibujado a la misma escala que el rendimiento.',
  },
  features: {
    title: 'Qué hay detrás',
    bots: {
      title: 'Al alza o a la baja',
      figure: 'La peor caída de un bot',
      text: 'Los bots siguen reglas fijas en mercados que suben y que bajan, y pueden perder en ambos. Esta es la caída más profunda que ha tenido alguno de ellos.',
      text_none:
        'Los bots siguen reglas fijas en mercados que suben y que bajan, y pueden perder en ambos. Ninguno tiene historial todavía.',
      link: 'Abrir los historiales de los bots',
    },
    funded: {
      title: 'Rendimiento con fondos previos',
      figure: 'Cobertura de la reserva',
      text: 'En custodia ahora: {custody}. Se debe ahora: {owed}, con cada rendimiento prometido contado por completo desde el día en que se prometió.',
      link: 'Abrir la prueba',
    },
    process: {
      title: 'Proceso automatizado',
      figure: 'Rendimientos pagados hasta ahora',
      text: 'Un plan que vence se paga a su hora, capital y rendimiento juntos, sin pedírselo a nadie y sin aprobación.',
      link: 'Leer las condiciones de un plan',
    },
  },
  portfolios: {
    eyebrow: 'Planes',
    title: 'Cinco plazos, explicados por completo',
    see_all: 'Ver todos los planes',
    free: 'Reserva libre ahora: {amount}. Se rechaza una compra mayor de lo que puede respaldar.',
  },
  why: {
    eyebrow: 'Por qué elegir Clearterm',
    title: 'Cuatro afirmaciones que puedes comprobar tú',
    funded: 'Con fondos antes de venderse',
    funded_text:
      'Sin reserva no hay venta. Un solo asiento bloquea tu capital y aparta el rendimiento completo; no hay lo uno sin lo otro.',
    funded_link: 'La reserva, demostrada',
    exit: 'La salida queda abierta',
    exit_text:
      'Un retiro nunca depende de una comisión, una mejora de cuenta o un depósito más. Uno rechazado devuelve la retención en el mismo asiento, con un motivo.',
    exit_link: 'Qué dicen los términos',
    fees: 'Sin comisiones ocultas',
    fees_text:
      'No hay comisiones: el libro mayor no tiene ninguna clase de asiento que pueda cobrarlas. Las operaciones ficticias pagan una comisión de trading, que cada ejecución muestra.',
    fees_link: 'La página de todas las comisiones',
    erased: 'Nada se borra',
    erased_text:
      'Una corrección es un asiento nuevo junto al anterior. El registro público de puntos de control está firmado, y cualquiera puede contrastarlo con lo publicado antes.',
    erased_link: 'Compruébalo en tu navegador',
  },
  trades: {
    eyebrow: 'Operaciones de IA en vivo',
    title: 'Opera desde cualquier lugar',
    lead: 'Los bots operan con dinero ficticio, a todas horas y desde ningún lugar en particular. Estas son sus nueve últimas ejecuciones, con la comisión y con las pérdidas tal como llegan. Cada fila abre su ejecución.',
    all: 'Todas las ejecuciones, y lo que habría dado mantener las monedas',
    recent: 'Operaciones recientes',
    without: 'Las ejecuciones más recientes las lee un script. Todas están en la página de operaciones en vivo.',
  },
  steps: {
    eyebrow: 'Primeros pasos',
    title: 'Cómo funciona',
    sign_up: 'Registrarse',
    sign_up_text: 'Regístrate y confirma tu correo con un código de un solo uso. No se te pide ningún documento.',
    deposit: 'Depositar fondos',
    deposit_text: 'Dinero ficticio, con la tarjeta de pruebas o a una dirección de pruebas. No se puede enviar nada real.',
    activate: 'Activar bot',
    activate_text:
      'Elige el bot cuyo historial sigues. El rendimiento del plan es un importe fijo que el operador aparta por adelantado. El bot no lo gana; su propio historial está {here}.',
    here: 'aquí',
    records: ': los historiales de los bots',
    withdraw: 'Retirar',
    withdraw_text:
      'Al vencer, el capital y el rendimiento van a tu saldo. Retira con un código enviado por correo, a una billetera o una cuenta bancaria, siempre con dinero ficticio.',
  },
  heatmap: {
    lead: 'Cuánto se movió cada moneda en 24 horas. Un guion hasta el primer precio.',
    all: 'Todos los precios y gráficos',
  },
  simplicity: {
    eyebrow: 'Sencillez',
    title: 'Patrimonio con sencillez',
    lead: 'Algo comprobable en lugar de un eslogan: la mitad de los retiros pagados no tardó más de {median}, desde la solicitud hasta el pago.',
    lead_none:
      'Algo comprobable en lugar de un eslogan: cuánto tardaron los retiros pagados, desde la solicitud hasta el pago. Todavía no se ha pagado ninguno.',
    link: 'Cómo ha funcionado cada servicio',
  },
  stats: {
    title: 'Estadísticas',
    lead: 'Contadas a partir del libro mayor y de la tabla de usuarios. Abre una cifra para ver qué cuenta.',
    since: 'En marcha desde el {date}, el día del primer asiento del libro diario.',
  },
  figures: {
    records: 'Abrir sus registros',
    of_plan: '{title}, plan {plan}',
    worst_drawdown: {
      title: 'Peor caída',
      text: 'La caída más profunda del valor de un bot desde un máximo anterior, en todo su historial, después de comisiones.',
    },
  },
  ticker: {
    label: 'Ahora',
    coverage: 'Cobertura de la reserva',
    both: '{custody} en custodia, {owed} adeudados',
    checkpoint: 'Último punto de control de solvencia',
    ago: 'hace {age}',
    prices: 'Precios',
  },
  overlay: 'Cargando',
  plans: 'Ver todos los planes',
}

/** Figures in Spanish: their names and definitions, words in the place of one, words for stored values, and the fees page. */
import type { FeesPage } from '../article.ts'
import type { Translation } from '../translated.ts'

/** Name and definition of each public figure. */
export const stats: Translation['stats'] = {
  coverage: {
    title: 'Cobertura de la reserva',
    definition:
      'Lo que hay en custodia dividido entre lo que se debe, con cada promesa abierta contada por completo, cortado tras dos decimales. La custodia es ficticia: esto muestra aritmética, no que existan activos fuera.',
  },
  custody: {
    title: 'En custodia',
    definition:
      'Depósitos acreditados y dinero del propio operador, menos los retiros pagados, las reversiones y lo que el operador recuperó. Dinero ficticio.',
  },
  owed: {
    title: 'Se debe a los miembros',
    definition:
      'Los saldos de todos los miembros, incluido el dinero retenido y bloqueado, y todo el rendimiento prometido de cada plan abierto.',
  },
  reserve_free: {
    title: 'Reserva libre',
    definition: 'Dinero del propio operador que aún no está prometido a nadie: con él se pueden vender más planes.',
  },
  reserve_committed: {
    title: 'Reserva comprometida',
    definition: 'Los rendimientos prometidos de todos los planes abiertos, apartados en el mismo paso en que se compró cada plan.',
  },
  verified_users: {
    title: 'Usuarios verificados',
    definition: 'Miembros con el correo confirmado y la cuenta abierta. No se cuentan los administradores ni las cuentas cerradas.',
  },
  deposits_settled: {
    title: 'Depósitos acreditados',
    definition:
      'Todos los depósitos acreditados por la vía de pruebas, desde el principio. No se cuentan los ajustes del operador. Dinero ficticio.',
  },
  withdrawals_paid: {
    title: 'Retiros pagados',
    definition: 'Todos los retiros pagados por la vía de pruebas, desde el principio. Dinero ficticio.',
  },
  median_withdrawal_time: {
    title: 'Tiempo mediano de retiro',
    definition:
      'Desde que se pide un retiro hasta que se paga, incluida la confirmación del propio miembro: el valor central de los 1,000 retiros pagados más recientes; si son un número par, el más largo de los dos centrales.',
  },
  returns_paid: {
    title: 'Rendimientos pagados',
    definition:
      'Todos los rendimientos pagados al vencer un plan o al terminarse antes, de la reserva que se apartó para ello. Dinero ficticio.',
  },
  plans_sold: {
    title: 'Planes vendidos',
    definition: 'Todas las compras de un plan, abiertas y terminadas, incluidos los planes que se volvieron a colocar al vencer.',
  },
  running_since: {
    title: 'En marcha desde',
    definition: 'La fecha contable del primer asiento en el libro diario de esta instancia.',
  },
  checkpoint_epoch: {
    title: 'Época de solvencia más reciente',
    definition: 'El número de la declaración más reciente de lo que se debe que se firmó en el registro público.',
  },
  checkpoint_age: {
    title: 'Antigüedad de la última época de solvencia',
    definition:
      'El tiempo desde que se leyeron los libros para la declaración más reciente del registro público. Se hace una nueva cada diez minutos en los que los libros se movieron.',
  },
  last_fill: {
    title: 'Última ejecución',
    definition: 'Cuándo operó por última vez uno de nuestros propios bots con dinero ficticio.',
  },
} as const

/** Names of the figures of a solvency statement, for screens and the certificate. */
export const epochFigures: Translation['epochFigures'] = {
  liabilities: 'Se debe a los miembros',
  liabilities_note: 'saldos y todas las promesas abiertas',
  custody: 'En custodia',
  custody_note: 'dinero ficticio',
  free: 'Reserva, libre',
  free_note: 'no prometida a nadie',
  committed: 'Reserva, comprometida',
  committed_note: 'apartada para planes abiertos',
  coverage: 'Cobertura',
}

/** Accounts, factors, devices, destinations. */
export const values: Translation['values'] = {
  bank: 'Cuenta bancaria {number}',
  main: 'principal',
  bonus: 'bono',
  earning: 'ingresos',
  totp: 'Una app de autenticación',
  passkey: 'La llave de acceso «{name}»',
  device: '{browser} en {system}',
  device_system: 'Un navegador en {system}',
  device_program: 'Un programa',
  device_unknown: 'Un dispositivo desconocido',
}

/** In the place of a figure that does not exist, or is too large to read. */
export const figureWords: Translation['figureWords'] = {
  many_times: 'más de 10×',
  nothing_owed: 'no se debe nada',
  none_paid: 'ninguno pagado aún',
  not_yet: 'todavía no',
}

/** The status of the services, and of the operator. */
export const liveWords: Translation['liveWords'] = {
  all_operational: 'Todos los servicios operativos',
  not_operational: 'No operativo:',
  starting: 'Iniciando:',
  comma: ', ',
  services: {
    store: 'Base de datos',
    ledger: 'Libro mayor',
    clock: 'Reloj',
    prices: 'Precios',
    proof: 'Prueba de solvencia',
    mail: 'Correo',
  },
  no_company: 'Operador de un entorno de pruebas, no una empresa',
}

/** That there are none, and what each kind of entry does. */
export const fees: FeesPage = {
  title: 'Comisiones',
  summary: 'No hay ninguna.',
  sections: [
    {
      id: 'none',
      title: 'No se cobra nada',
      blocks: [
        'Ni por abrir, mantener o cerrar una cuenta, ni por un depósito, un plan, salir de un plan antes de tiempo o un retiro. El dinero es ficticio, así que una comisión también lo sería; aun así, no hay ninguna.',
        'Esto es más que una promesa. El dinero solo se mueve con asientos, cada asiento tiene que ser de uno de los tipos siguientes, y ninguno le quita nada a un miembro para dárselo al operador. Una prueba del software compara esta lista con la del propio libro mayor y falla si aquí falta un tipo.',
      ],
    },
    {
      id: 'not-fees',
      title: 'Lo que cuesta algo de todos modos',
      blocks: [
        {
          list: [
            'Salir antes: renuncias a la parte del rendimiento que aún no se ha devengado. Tu capital no se toca.',
            'Las operaciones de los propios bots: sus ejecuciones ficticias incluyen comisiones, diferenciales y deslizamiento, porque un historial sin costos los favorecería. Tú no los pagas, y no cambian nada en tu cuenta.',
          ],
        },
      ],
    },
  ],
  moves: {
    'operator.fund': {
      name: 'El operador aporta fondos',
      from: 'custodia',
      to: 'reserva o presupuesto',
      why: 'Dinero del propio operador, antes de que pueda prometerse nada.',
    },
    'operator.take': {
      name: 'El operador recupera fondos',
      from: 'reserva o presupuesto',
      to: 'custodia',
      why: 'Como máximo lo que el operador aportó, y nunca lo que está comprometido.',
    },
    'deposit.settle': { name: 'Depósito', from: 'custodia', to: 'tu saldo', why: 'El importe completo que ingresaste.' },
    'plan.lock': {
      name: 'Plan comprado',
      from: 'tu saldo',
      to: 'tu capital bloqueado',
      why: 'Sigue siendo tuyo y se devuelve al final.',
    },
    'plan.commit': {
      name: 'Rendimiento apartado',
      from: 'reserva libre',
      to: 'reserva comprometida',
      why: 'Todo el rendimiento prometido, en el mismo grupo que la compra.',
    },
    'plan.unlock': {
      name: 'Capital devuelto',
      from: 'tu capital bloqueado',
      to: 'tu saldo',
      why: 'Todo el capital, al final o cuando sales.',
    },
    'plan.pay': {
      name: 'Rendimiento pagado',
      from: 'reserva comprometida',
      to: 'tu saldo',
      why: 'Lo prometido, o lo devengado si sales antes.',
    },
    'plan.release': {
      name: 'Resto no devengado',
      from: 'reserva comprometida',
      to: 'reserva libre',
      why: 'Tras una salida anticipada: la parte que no se había devengado.',
    },
    'withdrawal.hold': {
      name: 'Retiro solicitado',
      from: 'tu saldo',
      to: 'tu dinero retenido',
      why: 'Para que no pueda gastarse dos veces.',
    },
    'withdrawal.pay': { name: 'Retiro pagado', from: 'tu dinero retenido', to: 'custodia', why: 'El importe completo que pediste.' },
    'withdrawal.release': {
      name: 'Retiro terminado',
      from: 'tu dinero retenido',
      to: 'tu saldo',
      why: 'Rechazado, cancelado o caducado: vuelve todo.',
    },
    transfer: { name: 'Transferencia', from: 'tu bono o tus ingresos', to: 'tu saldo', why: 'Cuando la pides, sin condiciones.' },
    'referral.bonus': {
      name: 'Bono por referidos',
      from: 'presupuesto de referidos',
      to: 'tu bono',
      why: 'Del dinero del propio operador.',
    },
    'adjustment.credit': {
      name: 'Abono del operador',
      from: 'presupuesto de ajustes',
      to: 'tu cuenta',
      why: 'Con un motivo, en tu extracto.',
    },
    'adjustment.debit': {
      name: 'Abono revertido',
      from: 'tu cuenta',
      to: 'presupuesto de ajustes',
      why: 'Como máximo lo que se abonó antes, con un motivo, en tu extracto.',
    },
    reversal: {
      name: 'Reversión',
      from: 'tu cuenta',
      to: 'custodia',
      why: 'Lo que se abonó por error, con un segundo administrador. No va a ningún presupuesto del operador.',
    },
  },
}

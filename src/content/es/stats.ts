/** What each public figure is, in a name and a sentence. The server answers with these, and pages show them beside the figure. */
export const stats = {
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
    definition: 'Cuándo se anotó el primer asiento en el libro diario de esta instancia.',
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

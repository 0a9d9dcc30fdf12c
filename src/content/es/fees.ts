import type { FeesPage } from '../article.ts'

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

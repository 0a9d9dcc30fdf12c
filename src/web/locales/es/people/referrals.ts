import type { Catalogue } from '../../types/catalogue.ts'

export const referrals: Catalogue<'es'>['referrals'] = {
  link_title: 'Tu enlace',
  link: 'Enlace de referido',
  code: 'Código de referido',
  link_help: 'Quien se registra con este enlace te nombra como quien lo trajo.',
  qr: 'Código QR de tu enlace de referido',
  copy: 'Copiar',
  copied: 'Copiado',
  copy_failed: 'No se copió',
  off: 'El operador ha desactivado los bonos por referidos. Tu enlace sigue funcionando, y lo obtenido antes se paga igualmente.',
  paused:
    'Algunos bonos esperan: el presupuesto de referidos del operador no los cubre ahora. Se pagan en cuanto lo haga, los más antiguos primero.',
  total_referred: 'Personas que trajiste',
  total_bonus: 'Bono por referidos',
  how_title: 'Cómo se calcula un bono',
  how_rule:
    'Cuando vence el primer plan de alguien que trajiste, se te paga la tasa de referidos del plan multiplicada por el rendimiento que pagó ese plan.',
  how_source:
    'Sale de un presupuesto que el operador apartó, nunca del capital o el saldo de nadie, y solo mientras ese presupuesto tenga fondos.',
  how_once: 'Un bono por persona. Un primer plan que termina antes no da ninguno, y los planes posteriores tampoco.',
  how_review:
    'Se comparan estas cuentas: la del nuevo miembro, la tuya, las que están por encima y las de tus otros referidos. El teléfono, la dirección de retiro y el documento se comparan con los de todos los miembros referidos. Un administrador decide antes del pago si el nuevo miembro comparte con alguna de ellas:',
  checks: {
    phone: 'el número de teléfono',
    name_and_address: 'el nombre y la dirección postal',
    payout_address: 'una dirección de retiro, ahora o antes',
    document: 'un documento, mientras lo conservamos',
    network: 'una dirección de red: inicios de sesión con menos de {time} de diferencia, salvo la dirección de este mismo servidor',
  },
  how_burst: 'Un administrador decide también tras más de 20 registros con tu enlace desde una misma red en una hora.',
  how_mailbox:
    'Los correos que llegan a un mismo buzón cuentan como una sola persona: no hay un segundo bono por ellos, ni ninguno por ti.',
  rate: '{percent}% del rendimiento',
  rates: 'Tasa de referidos por plan',
  people: 'Personas que trajiste',
  none: 'Nadie se ha registrado aún con tu enlace',
  none_help: 'Comparte tu enlace. Quien se registre con él aparece aquí, con el estado de su bono.',
  joined: 'Se registró: {when}',
  to_bonus: 'Ver tu saldo de bonos',
  states: {
    signed_up: 'Aún sin bono',
    ended_early: 'Sin bono',
    due: 'En camino',
    paused: 'En pausa',
    review: 'En revisión',
    paid: 'Pagado',
    withheld: 'No pagado',
  },
  state_help: {
    signed_up: 'Su primer plan no ha vencido.',
    ended_early: 'Su primer plan terminó antes.',
    due: 'El bono se está pagando.',
    paused: 'Espera hasta que el presupuesto del operador lo cubra.',
    review: 'Antes lo revisa un administrador.',
    paid: 'Pagado en tu saldo de bonos.',
    withheld: 'No se pagará.',
  },
  failed: 'No se pudieron cargar tus referidos.',
}

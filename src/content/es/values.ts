/** Texts for values in a sentence, in Spanish. */
import type { Values } from '../value.ts'

export const values: Values = {
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
  declined: 'Rechazado por un administrador',
  deleted: 'Eliminado por un administrador',
  rail_declined: 'Rechazado por la vía de pruebas',
  no_reason: 'El administrador no dio ningún motivo.',
  plan_not_offered: 'el plan ya no se ofrece',
  plan_out_of_range: 'el importe está fuera del intervalo del plan',
  plan_not_covered: 'la reserva no podía cubrir su rendimiento',
}

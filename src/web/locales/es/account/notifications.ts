import type { Catalogue } from '../../types/catalogue.ts'

export const notifications: Catalogue<'es'>['notifications'] = {
  tab: 'Notificaciones',
  title: 'Correos',
  help: 'Todo se escribe en tus mensajes, elijas lo que elijas aquí. Esto decide qué se envía también por correo.',
  kinds: {
    deposits: 'Depósitos',
    plans: 'Planes',
    withdrawals: 'Pasos de un retiro',
    referrals: 'Bonos por referidos',
    operator_mail: 'Cartas del operador',
  },
  kind_help: {
    deposits: 'Un depósito llegó o fue rechazado.',
    plans: 'Comprado, vencido, vuelto a colocar o liquidado.',
    withdrawals: 'Confirmado, rechazado, cancelado o caducado.',
    referrals: 'Se te pagó un bono.',
    operator_mail: 'Lo que te escribe un administrador.',
  },
  always: 'Siempre por correo',
  always_help:
    'Lo que afecta a la seguridad de tu cuenta o de tu dinero no se puede desactivar: un retiro solicitado o pagado, un cambio de dirección de retiro, contraseña o correo, un dispositivo nuevo, un cambio del operador, una cuenta congelada o suspendida.',
  code_title: 'Código de inicio de sesión',
  code: 'Enviar un código en cada inicio de sesión',
  code_help: 'Además de tu contraseña, cada inicio de sesión pide seis dígitos que te llegan por correo.',
  code_fixed: 'Los administradores confirman cada inicio de sesión, así que esto sigue activado.',
  saved: 'Guardado',
  failed: 'No se pudieron cargar tus preferencias.',
  not_saved: 'No se guardó tu elección.',
}

/** Emails that are no notices, and the platform’s own reasons, in Spanish. Notices are in notices.ts. */
import type { LetterText } from '../article.ts'
import type { Translation } from '../translated.ts'

/** The first sentence of every email and document. */
export const ribbon = 'Entorno de pruebas: dinero ficticio. No envíes fondos reales.'

const LIFE = 'Se puede usar una sola vez, en un plazo de 10 minutos, y un código más nuevo lo sustituye.'

/** Emails with a code, and those to an address rather than an account. */
export const letters: Translation['letters'] = {
  verify: {
    subject: 'Tu código para verificar tu cuenta',
    paragraphs: [`Introduce este código para verificar tu correo y terminar tu registro. ${LIFE}`],
    footnotes: ['Si no te registraste, no hagas caso de este correo: sin el código no pasa nada.'],
    action: 'Verificar la cuenta',
  },
  verify_again: {
    subject: 'Tu código para verificar tu cuenta',
    paragraphs: [
      `Alguien se registró de nuevo con esta dirección de correo, que aún no estaba verificada. Este código completa ese registro más nuevo, con sus nombres y su contraseña. ${LIFE}`,
    ],
    footnotes: ['Si no fuiste tú, no introduzcas el código.'],
    action: 'Verificar la cuenta',
  },
  login: {
    subject: 'Tu código para iniciar sesión',
    paragraphs: [`Introduce este código para terminar de iniciar sesión. ${LIFE}`],
    footnotes: ['Si no fuiste tú, alguien conoce tu contraseña: crea una nueva con «¿Olvidaste tu contraseña?».'],
    action: 'Confirmar el inicio de sesión',
  },
  reset: {
    subject: 'Tu código para crear una contraseña nueva',
    paragraphs: [`Introduce este código junto con tu contraseña nueva. ${LIFE}`],
    footnotes: ['Si no lo pediste, no hagas caso de este correo: tu contraseña sigue como está.'],
    action: 'Crear una contraseña nueva',
  },
  withdrawal: {
    subject: 'Tu código para confirmar un retiro',
    paragraphs: [`Introduce este código para confirmar este retiro. ${LIFE}`, 'Importe: {amount}', 'A: {destination}'],
    footnotes: ['Si no lo pediste, no le pases el código a nadie: crea una contraseña nueva, y el retiro caduca por sí solo.'],
    action: '',
  },
  password_changed: {
    subject: 'Tu contraseña se cambió',
    paragraphs: [
      'Tu contraseña se cambió con un código enviado a esta dirección. Se cerró la sesión en todos los dispositivos y los retiros quedan congelados 24 horas.',
    ],
    footnotes: ['Si no fuiste tú, crea una contraseña nueva de inmediato y protege tu buzón.'],
    action: 'Crear una contraseña nueva',
  },
  email: {
    subject: 'Tu código para usar este correo',
    paragraphs: [`Introduce este código para que este sea el correo de tu cuenta de Clearterm. ${LIFE}`],
    footnotes: ['Si no lo pediste, no hagas caso de este correo: sin el código no pasa nada.'],
    action: 'Abrir los ajustes',
  },
  email_left: {
    subject: 'El correo de tu cuenta se cambió',
    paragraphs: [
      'Tu cuenta usa ahora {email}. Aquí ya no llegan correos. Los retiros quedan congelados 24 horas.',
      'Si no fuiste tú, deshazlo: esta dirección vuelve a ser tuya, se cierra la sesión en todos los dispositivos y los retiros siguen congelados 24 horas.',
    ],
    footnotes: ['El enlace funciona una sola vez, en un plazo de 72 horas.'],
    action: 'No fui yo',
  },
  email_restored: {
    subject: 'Tu cuenta vuelve a usar este correo',
    paragraphs: [
      'El cambio de tu correo se deshizo. Se cerró la sesión en todos los dispositivos y los retiros quedan congelados 24 horas.',
    ],
    footnotes: ['Quien lo cambió conocía tu contraseña: crea una nueva ahora.'],
    action: 'Crear una contraseña nueva',
  },
  invited_auditor: invitation('Te invitan a Clearterm como auditor', 'consultar la consola'),
  invited_operator: invitation('Te invitan a Clearterm como operador', 'atender las colas'),
  invited_administrator: invitation('Te invitan a Clearterm como administrador', 'dirigir la plataforma'),
  support_received: {
    subject: 'Tu consulta al soporte de Clearterm',
    paragraphs: [
      'Abre el enlace para que tu consulta nos llegue. Después la muestra, con nuestras respuestas.',
      'Puedes escribir más allí.',
    ],
    footnotes: ['El enlace funciona 30 días si lo abres en un plazo de 7 días. Si no nos escribiste, ignora este correo.'],
    action: 'Abrir la conversación',
  },
  support_answered: {
    subject: 'El soporte de Clearterm te respondió',
    paragraphs: ['Hay una respuesta a tu consulta. El enlace la muestra.', 'Puedes contestar allí.'],
    footnotes: ['El enlace funciona 30 días.'],
    action: 'Leer la respuesta',
  },
  closed: {
    subject: 'Tu cuenta está cerrada',
    paragraphs: [
      'Tu cuenta está cerrada y ya nadie puede iniciar sesión en ella.',
      'Borramos tu nombre, correo, teléfono, fecha de nacimiento, direcciones, datos bancarios, archivos y mensajes.',
      'El libro mayor conserva los importes y las fechas de los movimientos pasados bajo un número sin nombre, para que los libros sigan cuadrando.',
    ],
    footnotes: ['Puedes registrarte de nuevo con este correo cuando quieras: será una cuenta nueva.'],
    action: '',
  },
}

function invitation(subject: string, task: string): LetterText {
  return {
    subject,
    paragraphs: [
      `{by} te invita a ${task} de Clearterm, un entorno de pruebas con dinero ficticio.`,
      'Abre el enlace y elige una contraseña, o da la de la cuenta que ya tienes aquí.',
    ],
    footnotes: [
      'El enlace funciona una sola vez, en un plazo de tres días. Si no sabes por qué lo recibiste, no hagas caso: no pasa nada.',
    ],
    action: 'Aceptar la invitación',
  }
}

/** Of notices and records, for when no person gave one. */
export const platformReasons: Translation['platformReasons'] = {
  declined: 'Rechazado por un administrador',
  deleted: 'Eliminado por un administrador',
  rail_declined: 'Rechazado por la vía de pruebas',
  no_reason: 'El administrador no dio ningún motivo.',
  plan_not_offered: 'el plan ya no se ofrece',
  plan_out_of_range: 'el importe está fuera del intervalo del plan',
  plan_not_covered: 'la reserva no podía cubrir su rendimiento',
}

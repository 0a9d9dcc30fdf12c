/** Members' notices in Spanish. */
import type { Translation } from '../translated.ts'

const NOT_YOU =
  'Si no fuiste tú, establece enseguida una contraseña nueva: eso cierra la sesión en todos los dispositivos y congela los retiros durante 24 horas.'
const NOT_YOU_CHANGE =
  'Si el cambio no lo hiciste tú, establece enseguida una contraseña nueva: eso cierra la sesión en todos los dispositivos y congela los retiros durante 24 horas.'
const THEN =
  'Después establece enseguida una contraseña nueva: eso cierra la sesión en todos los dispositivos y congela los retiros durante 24 horas.'
const TRANSACTIONS = 'Ver tus transacciones'
const INVESTMENTS = 'Ver tus inversiones'
const DASHBOARD = 'Abrir tu panel'
const PASSWORD = 'Establecer una contraseña nueva'
const SECURITY = 'Ver tus ajustes de seguridad'

const events: Translation['notices']['events'] = {
  'deposit.settled': {
    subject: 'Tu depósito de {amount} ha llegado',
    body: '{amount} se sumaron a tu saldo principal.',
    action: TRANSACTIONS,
  },
  'deposit.declined': {
    subject: 'Tu depósito de {amount} fue rechazado',
    body: 'Tu depósito de {amount} fue rechazado. Tu saldo no ha cambiado.\n\nMotivo: {reason}',
    action: TRANSACTIONS,
  },
  'plan.bought': {
    subject: 'Invertiste {amount} en {plan}',
    body: 'Invertiste {amount} en {plan}. Vence el {matures_on}. El rendimiento prometido de {promised} se apartó para ti en el mismo paso.',
    action: INVESTMENTS,
  },
  'plan.maturing': {
    subject: '{plan} vence pronto',
    body: 'Tu inversión en {plan} vence el {matures_on}. Entonces paga tu capital de {principal} y el rendimiento de {promised}. Hasta ese día puedes elegir que se pague, que se reinvierta el capital o que se reinvierta todo.',
    action: 'Elegir qué ocurre',
  },
  'plan.matured': {
    subject: 'Tu inversión en {plan} ha vencido',
    body: 'Tu inversión en {plan} ha vencido. Tu capital de {principal} y el rendimiento de {paid} están en tu saldo principal.',
    action: DASHBOARD,
  },
  'plan.reinvested': {
    subject: 'Tu inversión en {plan} se volvió a colocar',
    body: 'Como pediste, {amount} se volvieron a colocar en {plan} al vencer. Vence el {matures_on}; el rendimiento prometido de {promised} se apartó para ti. Puedes salir en cualquier momento: los {amount} vuelven entonces completos.',
    action: INVESTMENTS,
  },
  'plan.reinvest_failed': {
    subject: '{plan} se pagó en lugar de volver a colocarse',
    body: 'Tu inversión en {plan} no se pudo volver a colocar, así que {amount} se pagaron en tu saldo principal.\n\nMotivo: {reason}',
    action: DASHBOARD,
  },
  'plan.liquidated': {
    subject: 'Liquidaste tu inversión en {plan}',
    body: 'Terminaste antes tu inversión en {plan}. {amount} se abonaron en tu saldo principal.',
    action: DASHBOARD,
  },
  'withdrawal.asked': {
    subject: 'Solicitaste retirar {amount}',
    body: '{amount} a {destination} están retenidos para este retiro. Confírmalo con el código que te enviamos por correo; sin confirmar, caduca y el dinero vuelve a tu saldo principal.',
    action: TRANSACTIONS,
  },
  'withdrawal.confirmed': {
    subject: 'Confirmaste el retiro de {amount}',
    body: 'Tu retiro de {amount} está confirmado y espera a un administrador. Puedes cancelarlo hasta que se apruebe.',
    action: TRANSACTIONS,
  },
  'withdrawal.paid': {
    subject: 'Tu retiro de {amount} se pagó',
    body: 'Tu retiro de {amount} se pagó a {destination}.',
    action: TRANSACTIONS,
  },
  'withdrawal.declined': {
    subject: 'Tu retiro de {amount} fue rechazado',
    body: 'Tu retiro de {amount} fue rechazado. El dinero está de nuevo en tu saldo principal.\n\nMotivo: {reason}',
    action: TRANSACTIONS,
  },
  'withdrawal.cancelled': {
    subject: 'El retiro de {amount} se canceló',
    body: 'El retiro de {amount} se canceló. El dinero está de nuevo en tu saldo principal.',
    action: TRANSACTIONS,
  },
  'withdrawal.lapsed': {
    subject: 'Tu retiro de {amount} no se confirmó a tiempo',
    body: 'Tu retiro de {amount} no se confirmó a tiempo y ha caducado. El dinero está de nuevo en tu saldo principal.',
    action: TRANSACTIONS,
  },
  'referral.bonus': {
    subject: 'Recibiste un bono por referidos de {amount}',
    body: 'Venció el primer plan de una persona referida por ti. {amount} se sumaron a tu saldo de bonos desde el presupuesto de referidos del operador.',
    action: 'Ver tus referidos',
  },
  'referral.refused': {
    subject: 'Se rechazó un bono por referidos',
    body: 'Un administrador revisó un bono por referidos de {amount} y lo rechazó.\n\nMotivo: {reason}',
    action: 'Ver tus referidos',
  },
  'adjustment.credit': {
    subject: 'El operador sumó {amount} a tu saldo ({account})',
    body: 'El operador sumó {amount} de su propio presupuesto a tu saldo ({account}).\n\nMotivo: {reason}',
    action: TRANSACTIONS,
  },
  'adjustment.debit': {
    subject: 'El operador recuperó {amount} de tu saldo ({account})',
    body: 'El operador recuperó {amount} de tu saldo ({account}).\n\nMotivo: {reason}',
    action: TRANSACTIONS,
  },
  'account.suspended': {
    subject: 'Tu cuenta está suspendida',
    body: 'Tu cuenta está suspendida y se cerró la sesión en todos los dispositivos.\n\nMotivo: {reason}\n\nTu dinero sigue siendo tuyo: los planes vencen según lo prometido y los retiros pendientes continúan.',
  },
  'account.role_released': {
    subject: 'Tu función vuelve a estar activa',
    body: 'Otro administrador ha confirmado que la nueva contraseña es tuya.',
    action: 'Iniciar sesión',
  },
  'account.administrator': {
    subject: 'En el servidor se ha nombrado a un administrador',
    body: 'El operador ha nombrado a un administrador directamente en el servidor, sin la aprobación de una segunda persona. Motivo: {reason}',
    action: 'Iniciar sesión',
  },
  'account.unsuspended': {
    subject: 'Tu cuenta está abierta de nuevo',
    body: 'La suspensión de tu cuenta ha terminado. Puedes iniciar sesión de nuevo.',
    action: 'Iniciar sesión',
  },
  'account.verified': {
    subject: 'Tu cuenta está aprobada',
    body: 'Un administrador aprobó tu cuenta. Ya puedes iniciar sesión.',
    action: 'Iniciar sesión',
  },
  'payout_address.changed': {
    subject: 'Se cambió tu dirección de retiro de {coin}',
    body: `Tu dirección de retiro de {coin} es ahora {address}. Se le pueden pagar retiros a partir del {from}.\n\nSi no fuiste tú, el enlace de nuestro correo deshace el cambio, una sola vez, en un plazo de 72 horas, y restablece la dirección anterior. ${THEN}`,
    action: 'Deshacer el cambio',
  },
  'payout_address.removed': {
    subject: 'Se quitó tu dirección de retiro de {coin}',
    body: `Se quitó tu dirección de retiro de {coin}, {address}.\n\nSi no fuiste tú, el enlace de nuestro correo la restablece, una sola vez, en un plazo de 72 horas. ${THEN}`,
    action: 'Restablecer la dirección',
  },
  'payout_address.put_back': {
    subject: 'Tu dirección de retiro de {coin} está como antes',
    body: `Con el enlace de nuestro correo se deshizo el cambio de tu dirección de retiro de {coin}. Es {address} de nuevo.\n\n${NOT_YOU_CHANGE}`,
    action: PASSWORD,
  },
  'payout_address.taken_back': {
    subject: 'Se deshizo la nueva dirección de retiro de {coin}',
    body: `Con el enlace de nuestro correo se deshizo la nueva dirección de retiro de {coin}. Ahora no hay ninguna guardada.\n\n${NOT_YOU_CHANGE}`,
    action: PASSWORD,
  },
  'deposit_wallet.changed': {
    subject: 'Cambia la dirección de depósito de {coin}',
    body: 'A partir del {from}, los depósitos de {coin} van a {address}. Tu depósito que sigue pendiente se empezó con {former}, y su página sigue mostrando esa dirección. Si todavía no lo has pagado, empieza entonces uno nuevo.\n\nTodo cambio de una dirección de depósito es público.',
    action: 'Ver los cambios',
  },
  'bank_details.changed': {
    subject: 'Se cambiaron tus datos bancarios',
    body: `Tus retiros a un banco van ahora a la cuenta {account}, a partir del {from}.\n\n${NOT_YOU}`,
    action: PASSWORD,
  },
  'factor.added': {
    subject: 'Se añadió un segundo factor a tu cuenta',
    body: `{factor} se añadió a tu cuenta. Desde ahora se pide en cada inicio de sesión y para todo lo que saca dinero.\n\n${NOT_YOU}`,
    action: SECURITY,
  },
  'factor.removed': {
    subject: 'Se quitó un segundo factor de tu cuenta',
    body: `{factor} se quitó de tu cuenta y ya no funciona.\n\n${NOT_YOU}`,
    action: SECURITY,
  },
  'factor.forgotten': {
    subject: 'Tu segundo factor se ha restablecido',
    body: 'Dos administradores lo han aprobado. Inicia sesión con tu contraseña y añade un segundo factor nuevo. Los retiros están congelados durante 24 horas. Si no lo pediste, escribe de inmediato a nuestro soporte.',
    action: 'Iniciar sesión',
  },
  'factor.refused': {
    subject: 'Alguien dio tu contraseña, pero no tu segundo factor',
    body: 'Alguien inició sesión con la contraseña correcta y después dio cinco códigos erróneos. No entró. Si no fuiste tú, conoce tu contraseña: establece una nueva.',
    action: PASSWORD,
  },
  'recovery_codes.drawn': {
    subject: 'Tienes códigos de recuperación nuevos',
    body: `Se crearon diez códigos de recuperación para tu cuenta. Los anteriores ya no funcionan.\n\n${NOT_YOU}`,
    action: SECURITY,
  },
  'recovery_code.used': {
    subject: 'Se usó un código de recuperación',
    body: `Se usó un código de recuperación de tu cuenta y está gastado. Códigos que quedan: {left}.\n\n${NOT_YOU}`,
    action: SECURITY,
  },
  'device.new': {
    subject: 'Nuevo inicio de sesión: {device}',
    body: 'Alguien inició sesión en tu cuenta desde un dispositivo que no se había usado antes: {device}, dirección {address}, {at}.\n\nSi fuiste tú, no hay nada que hacer. Si no, el enlace de nuestro correo cierra la sesión en ese dispositivo; después establece enseguida una contraseña nueva.',
    action: 'No fui yo',
  },
  'device.strange': {
    subject: 'Tu sesión se usó desde otro navegador: {device}',
    body: 'Una sesión de tu cuenta se usó desde un navegador distinto del que la inició: {device}, dirección {address}, {at}.\n\nSi no fuiste tú, alguien puede haberla copiado: el enlace de nuestro correo la termina; después establece enseguida una contraseña nueva.',
    action: 'No fui yo',
  },
  'account.frozen': {
    subject: 'Tu cuenta está congelada',
    body: 'Como pediste, tu cuenta está congelada y se cerró la sesión en todos los dispositivos. No se tramita ningún depósito, retiro ni compra hasta que la descongeles. Tus planes vencen según lo prometido.\n\nEl enlace de nuestro correo la descongela, una sola vez, en un plazo de 72 horas. Después puedes iniciar sesión y pedir uno nuevo en los ajustes.',
    action: 'Descongelar mi cuenta',
  },
  'account.unfreeze_link': {
    subject: 'Tu enlace para descongelar tu cuenta',
    body: 'El enlace de nuestro correo descongela tu cuenta, una sola vez, en un plazo de 72 horas.\n\nSi no lo pediste, alguien conoce tu contraseña: establece una nueva.',
    action: 'Descongelar mi cuenta',
  },
  'account.unfrozen': {
    subject: 'Tu cuenta ya no está congelada',
    body: 'Tu cuenta se descongeló con el enlace del correo. Los depósitos, retiros y compras vuelven a tramitarse.\n\nSi no fuiste tú, alguien lee tu correo: establece enseguida una contraseña nueva para tu buzón y para esta cuenta.',
    action: PASSWORD,
  },
  'password.changed': {
    subject: 'Se cambió tu contraseña',
    body: `Tu contraseña se cambió en los ajustes. Se cerró la sesión en tus otros dispositivos.\n\n${NOT_YOU}`,
    action: PASSWORD,
  },
  'email.changed': {
    subject: 'Se cambió el correo de tu cuenta',
    body: 'Tu cuenta usa ahora {new} en lugar de {old}. Se cerró la sesión en tus otros dispositivos y los retiros están congelados durante 24 horas. La dirección anterior puede deshacer el cambio durante 72 horas.',
    action: 'Abrir los ajustes',
  },
  'login_code.on': {
    subject: 'Tus inicios de sesión piden ahora un código',
    body: 'Desde ahora, cada inicio de sesión en tu cuenta pide un código que te llega por correo.',
    action: 'Abrir los ajustes',
  },
  'login_code.off': {
    subject: 'Tus inicios de sesión ya no piden un código',
    body: `Se desactivó el código por correo al iniciar sesión.\n\n${NOT_YOU}`,
    action: PASSWORD,
  },
  'retirement.approved': {
    subject: 'Tu solicitud de práctica está completa',
    body: 'Un administrador revisó tu solicitud de práctica para una cuenta de jubilación y la encontró completa. Era un ejercicio: no se abrió ninguna cuenta.',
    action: 'Ver tu solicitud',
  },
  'retirement.declined': {
    subject: 'Tu solicitud de práctica no está completa',
    body: 'Un administrador revisó tu solicitud de práctica para una cuenta de jubilación.\n\nMotivo: {reason}\n\nPuedes enviar otra.',
    action: 'Ver tu solicitud',
  },
  'testimonial.published': {
    subject: 'Tu testimonio está publicado',
    body: 'Lo que escribiste está ahora en la portada, junto al plan que lo permitió. Puedes cambiarlo o retirarlo cuando quieras.',
    action: 'Ver tu testimonio',
  },
  'testimonial.declined': {
    subject: 'Tu testimonio no se publica',
    body: 'Un administrador leyó tu testimonio y lo rechazó.\n\nMotivo: {reason}\n\nLos testimonios rechazados se cuentan en público por su motivo. Puedes escribirlo de nuevo.',
    action: 'Ver tu testimonio',
  },
  'testimonial.unpublished': {
    subject: 'Tu testimonio se quitó de la página',
    body: 'Un administrador quitó tu testimonio de la portada. Sigue siendo tuyo: puedes cambiarlo, y entonces se vuelve a leer, o retirarlo.',
    action: 'Ver tu testimonio',
  },
  'support.answered': {
    subject: 'Respondimos a tu consulta: {subject}',
    body: 'Hay una respuesta a tu consulta al soporte. Puedes contestar allí.',
    action: 'Leer la respuesta',
  },
  'administrator.mail': { subject: '{subject}', body: '{body}' },
}

const reasons: Translation['notices']['reasons'] = {
  'retirement.declined': {
    known: {
      document_unreadable: 'No se pudo leer un documento.',
      details_differ: 'Los datos no coinciden con el documento.',
    },
    general: 'No se pudo aceptar tal como está.',
  },
  'testimonial.declined': {
    known: {
      names_others: 'Nombra a otras personas o da datos de contacto.',
      advertises: 'Anuncia otra cosa.',
      abusive: 'Insulta o amenaza a alguien.',
      against_records: 'Contradice nuestros registros.',
    },
    general: 'No trata de esta plataforma.',
  },
}

export const notices = { events, reasons }

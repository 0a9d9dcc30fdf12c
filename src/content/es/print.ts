/** Printed documents in Spanish: the user manual, the account statement, the reserve certificate, the calendar. */
import type { Policy, Section } from '../article.ts'
import type { Translation } from '../translated.ts'
import { epochFigures } from './figures.ts'

/** The first steps. */
const begin: readonly Section[] = [
  {
    id: 'what-it-is',
    title: 'Qué es esto',
    blocks: [
      'Clearterm es un entorno de pruebas de una plataforma de inversión. Todo el dinero que hay en él es ficticio: nada de lo que ves puede cambiarse por fondos reales, y ninguna pantalla ofrece una dirección o una cuenta a la que pudiera enviarse dinero real. Una franja en cada página lo dice. No envíes fondos reales.',
      'Lo que te permite practicar es una plataforma así por entero: abrir una cuenta, depositar, colocar capital en planes de plazo fijo, ver cómo se devenga el rendimiento, sacar el dinero y comprobar con tu propia computadora que los libros del operador cuadran.',
      'Dos cosas se mantienen siempre separadas. Un plan paga un solo rendimiento contratado, que el operador aparta por completo cuando compras. Los bots tienen sus propios historiales, con las pérdidas que haya; no generan el rendimiento de los planes.',
    ],
  },
  {
    id: 'account',
    title: 'Abrir una cuenta',
    blocks: [
      {
        list: [
          'Elige «Registrarse» e introduce tu nombre, correo, género, teléfono y una contraseña de 12 a 128 caracteres. Debes tener al menos 18 años. El código de referido es opcional.',
          'Acepta los términos. La versión que aceptas se guarda con tu cuenta.',
          'Por correo llega un código de seis cifras. Vale durante diez minutos y una sola vez. Introdúcelo en la página siguiente; puede enviarse uno nuevo una vez por minuto.',
          'Inicia sesión. Si lo haces desde un dispositivo que no se había visto antes, un correo te lo dice.',
        ],
      },
      'Donde el entorno de pruebas funciona sin servidor de correo, este guarda todos los correos. El terminal muestra el enlace del buzón al arrancar el servidor.',
    ],
  },
  {
    id: 'safety',
    title: 'Protegerla',
    blocks: [
      'En Ajustes, pestaña Seguridad, está lo que protege la cuenta: un código de confirmación al iniciar sesión, una app de autenticación con códigos de recuperación, llaves de acceso y la lista de dispositivos con sesión iniciada; puedes terminar cada una. Con un segundo factor, los pasos que mueven dinero te piden demostrar de nuevo que eres tú, como mucho cada cinco minutos.',
      'Si algo no cuadra, congela la cuenta ahí: terminan todas las sesiones y, hasta que sigas el enlace del correo, no se puede depositar, comprar ni retirar nada. Los planes siguen venciendo. Una contraseña restablecida por correo congela los retiros durante 24 horas. Un cambio de dirección de correo puede deshacerse desde la antigua durante 72 horas.',
    ],
  },
  {
    id: 'deposit',
    title: 'Depositar',
    blocks: [
      {
        list: [
          'Elige «Depositar», un importe y un método: tarjeta, billetera o banco.',
          'Una billetera muestra una dirección de pruebas y su código. Ningún programa de billetera la acepta. El banco muestra los datos de una cuenta de muestra fija.',
          'La página de pago de cada uno tiene tres botones: «Aprobar», «Rechazar» y «Retrasar». No hay ningún campo para un número de tarjeta.',
          '«Aprobar» abona tu saldo principal al instante, y «Rechazar» termina el depósito. «Retrasar» lo deja pendiente hasta que elijas de nuevo o decida un administrador.',
        ],
      },
      'Cada depósito tiene su propia página, con su estado, su historia y los asientos del libro mayor que produjo.',
    ],
  },
]

/** Plans, from the choice to the end. */
const invest: readonly Section[] = [
  {
    id: 'choose',
    title: 'Elegir un plan',
    blocks: [
      'La página [Planes](/plans) enumera nueve planes. Los que están a la venta muestran la tasa contratada para todo el plazo, la parte que corresponde a un día, el plazo, el importe mínimo y el máximo, y la capacidad disponible. Junto a cada tasa figura el rendimiento porcentual anual (APY), que es aritmética: solo se cumpliría si el plan se repitiera todo el año, y eso la reserva no puede financiarlo. Las tasas están muy por encima de lo que paga cualquier inversión real.',
      'Un plan sin condiciones figura en la lista con la indicación «no se ofrece». Un plan cuyo rendimiento no alcanza a cubrir la reserva está «totalmente suscrito» y no se puede comprar.',
    ],
  },
  {
    id: 'buy',
    title: 'Comprarlo',
    blocks: [
      {
        list: [
          'Abre el plan, introduce un importe dentro de su margen y confirma.',
          'En un solo paso del libro mayor, tu capital pasa del saldo principal a la cuenta bloqueada, y todo el rendimiento prometido pasa de la reserva libre del operador a la comprometida. O suceden ambas cosas o ninguna.',
          'La inversión conserva las condiciones con las que se vendió. Si el operador cambia el plan más adelante, la tuya sigue como estaba.',
        ],
      },
    ],
  },
  {
    id: 'accrue',
    title: 'Mientras corre',
    blocks: [
      'El rendimiento se devenga segundo a segundo, de lunes a domingo. Lo devengado se muestra y no es tuyo antes de que el plan termine; hasta entonces no se escribe ningún asiento por ello. El panel, la página [Inversiones](/investments) y un calendario al que puedes suscribirte muestran qué vence y cuándo.',
      'Para cada inversión eliges qué pasa al vencimiento: cobrar, volver a colocar el capital, o volver a colocar capital y rendimiento. Puedes cambiar de idea hasta que venza. Si no puede volver a colocarse, se paga y se te dice por qué.',
    ],
  },
  {
    id: 'end',
    title: 'Cuando termina',
    blocks: [
      'Al vencimiento, capital y rendimiento están en tu saldo principal. No hay que pedir nada y no se cobra ninguna comisión.',
      'Puedes salir cualquier día antes. La página muestra una cotización válida durante 60 segundos: tu capital y lo devengado hasta entonces según la regla de salida del plan. El resto del rendimiento prometido vuelve a la reserva del operador, y lo pierdes.',
    ],
  },
]

/** Money out, the record of everything, and the ways to check it. */
const out: readonly Section[] = [
  {
    id: 'payout',
    title: 'Indicar dónde quieres cobrar',
    blocks: [
      'En Ajustes, pestaña Billetera, puedes guardar una dirección por cada moneda y red, y datos bancarios. Al guardar una dirección se comprueba que corresponda a su red. No introduzcas datos bancarios reales: usa la muestra. Los datos bancarios se cifran, y del número de cuenta solo se muestran los cuatro últimos caracteres. Te avisamos por correo de cada cambio. El correo sobre una dirección tiene un enlace que deshace el cambio durante 72 horas.',
    ],
  },
  {
    id: 'withdraw',
    title: 'Retirar',
    blocks: [
      {
        list: [
          'Elige «Retirar», un importe y una dirección guardada o el banco.',
          'El importe se retiene al instante: sale del saldo principal y pertenece solo a esta solicitud.',
          'Introduce el código del correo. Sin confirmar, la solicitud caduca a los 15 minutos y lo retenido vuelve. También puedes cancelarla tú hasta que se decida.',
          'Un administrador aprueba o rechaza. Un rechazo nombra su motivo y devuelve lo retenido en el mismo paso. Los importes pequeños pueden pagarse sin espera, hasta un límite que fija el operador.',
        ],
      },
      'Un retiro nunca depende de una comisión, una mejora de cuenta u otro depósito. No hay [comisiones](/fees).',
    ],
  },
  {
    id: 'records',
    title: 'Leer tus registros',
    blocks: [
      'Cada cifra del panel se abre: un clic muestra qué significa, cuándo se leyó y los asientos de los que es la suma. Las transacciones se pueden buscar, filtrar y guardar como CSV. El extracto de cada mes, en PDF o CSV, empieza con el saldo inicial, enumera cada apunte y termina con el saldo final. Ajustes, pestaña Datos, te da en un solo archivo todo lo que guardamos sobre ti y lo que los administradores hicieron en tu cuenta.',
      'Los importes pueden ocultarse a quien mire contigo: un solo interruptor, en todas tus pantallas.',
    ],
  },
  {
    id: 'check',
    title: 'Comprobar al operador',
    blocks: [
      'Más o menos cada diez minutos en que los libros se han movido, el operador declara cuánto se debe en total y qué lo respalda, y lo firma en un registro público que no puede reescribirse sin que se note. La página [Verificar](/proof#check) encuentra tu propio dinero en el total, en tu navegador, paso a paso; una copia de esa página funciona sin conexión. Quien no confíe en nuestro código puede usar el segundo verificador del código fuente, que no comparte nada con él.',
      'Lo que esto muestra es aritmética, integridad y coherencia. No puede mostrar que existan activos fuera de los libros: la cuenta de custodia es ficticia.',
      'Cada cifra pública tiene su definición y la hora a la que corresponde, y se abre hasta las sumas de las que está hecha.',
    ],
  },
  {
    id: 'bots',
    title: 'Seguir a los bots',
    blocks: [
      'La página de cada bot muestra su regla, sus parámetros, sus ejecuciones con comisión y deslizamiento, los resultados netos y brutos, la caída máxima y, al lado, lo que habría dado mantener las mismas monedas. Los precios simulados llevan la etiqueta SIMULADO en cada recuadro, gráfico y ejecución. En el laboratorio puedes aplicar una regla a velas guardadas en tu propio navegador.',
    ],
  },
  {
    id: 'referrals',
    title: 'Invitar a otras personas',
    blocks: [
      'Tu enlace de referido está en tu [perfil](/profile#referrals). Cuando vence el primer plan de una persona que llegó por él, el operador te paga una parte del rendimiento que se pagó de verdad, una sola vez, de un presupuesto propio y solo mientras este tenga fondos. El capital de nadie forma parte de ello.',
    ],
  },
  {
    id: 'leave',
    title: 'Escribir un testimonio, o irse',
    blocks: [
      'Cuando un plan tuyo ha vencido y se ha pagado un retiro, puedes escribir un testimonio en los ajustes. Un administrador lo lee antes de que se publique junto al plan que le dio lugar. Un texto crítico es igual de bienvenido; los rechazados se cuentan en público según su motivo.',
      'La cuenta se cierra en Ajustes, pestaña Datos, cuando no queda abierto ningún saldo, retención ni plan. Lo que te identifica se borra; los importes permanecen en el libro mayor, porque los libros tienen que seguir cuadrando.',
    ],
  },
]

export const manual: Policy = {
  version: '2026-11-27',
  title: 'Manual de uso',
  summary: 'Del primer inicio de sesión al último retiro, y cómo comprobar lo que se te muestra.',
  sections: [...begin, ...invest, ...out],
}

/** Of every printed document. */
export const papers: Translation['papers'] = {
  generated: 'Generado el {at} UTC',
  page: 'Página {n} de {count}',
  replaced: 'Algunos caracteres no tienen forma en la tipografía de este documento y se muestran como {sign}.',
  legal: 'Términos, privacidad y riesgo',
  in_force: 'En vigor desde {date}',
  cut: 'Solo las primeras {rows} de {total} filas.',
  cut_unknown: 'Solo las primeras {rows} filas; hay más.',
}

/** Of an account statement. */
export const statement: Translation['statement'] = {
  title: 'Extracto de {period}',
  member: 'Miembro',
  email: 'Correo',
  account: 'Cuenta',
  period: 'Periodo',
  count: 'Apuntes',
  as_of_batch: 'Diario hasta el lote',
  from_to: 'del {from} al {until}, según la fecha contable (UTC)',
  running: '{period}; el período no ha terminado',
  opening: 'Saldo inicial',
  before: 'Antes del {day}',
  postings: 'Apuntes',
  closing: 'Saldo final',
  so_far: 'Saldo hasta ahora',
  at_end: 'Al final del período',
  when_made: 'Al generarse este documento',
  in_all: 'En total',
  nothing: 'En este período no se registró nada.',
  recorded: 'Fecha',
  summary: 'Resumen',
  money_in: 'Entradas',
  money_out: 'Salidas',
  sum_deposits: 'Depósitos',
  sum_returns: 'Rendimientos de planes',
  sum_bonuses: 'Bonos por recomendación',
  sum_credits: 'Añadido por el operador',
  sum_withdrawals: 'Retiros pagados',
  sum_debits: 'Retirado por el operador',
  sum_reversals: 'Depósitos revertidos',
  balances: 'Saldos por cuenta',
  chart: 'Todas las cuentas juntas, según la fecha contable',
  chart_millions: 'Todas las cuentas juntas, según la fecha contable, en millones',
  chart_alt: 'Saldo de {opening} a {closing}, según la fecha contable.',
  no_chart: 'Un gráfico necesita al menos tres puntos. El saldo cambió en menos días.',
  dates_note:
    'Las fechas son contables (UTC). El archivo CSV tiene las horas de registro. Una referencia figura bajo la última línea de su transacción.',
  what: 'Descripción',
  amount: 'Importe',
  balance: 'Saldo de la cuenta',
  reason: 'Motivo: {reason}',
  aside: 'Apartado para tus planes abiertos',
  promised: 'Rendimientos prometidos',
  promised_note: 'apartados en la reserva',
  accrued: 'De ellos, devengados',
  accrued_note: 'según el calendario; se pagan cuando termina un plan',
  aside_text:
    'Estos importes no forman parte de ningún saldo. Están en la reserva del operador hasta que un plan vence o se liquida antes.',
  main: 'Principal',
  bonus: 'Bono',
  earning: 'Ingresos',
  locked: 'Bloqueado en planes',
  held: 'Retenido para retiros',
  deposit: 'Depósito',
  deposit_card: 'Depósito con tarjeta',
  deposit_wallet: 'Depósito con billetera',
  deposit_bank: 'Depósito por banco',
  a_plan: 'un plan',
  lock_in: 'Capital bloqueado en {plan}',
  lock_out: 'Invertido en {plan}',
  unlock_in: 'Capital devuelto de {plan}',
  unlock_out: 'Capital de {plan} desbloqueado',
  pay: 'Rendimiento de {plan}',
  hold_in: 'Retenido para un retiro',
  hold_out: 'Retiro solicitado',
  hold_bank: 'Retiro solicitado a la cuenta bancaria {number}',
  hold_wallet: 'Retiro solicitado a {coin} {address}',
  paid: 'Retiro pagado',
  paid_bank: 'Retiro pagado a la cuenta bancaria {number}',
  paid_wallet: 'Retiro pagado a {coin} {address}',
  release_declined: 'Retiro rechazado, dinero devuelto',
  release_lapsed: 'Retiro caducado, dinero devuelto',
  release_cancelled: 'Retiro cancelado, dinero devuelto',
  release_deleted: 'Retiro eliminado por el operador, dinero devuelto',
  release: 'Retiro terminado, dinero devuelto',
  hold_ended: 'Fin de la retención',
  transfer_in: 'Transferencia desde {account}',
  transfer_out: 'Transferencia al saldo principal',
  another: 'otra cuenta',
  referral: 'Bono por referidos',
  adjustment: 'Ajuste del operador',
  reversal: 'Reversión del operador',
  income_title: 'Ingresos de {period}',
  income_paper: 'Todo esto es dinero ficticio. Este informe es para practicar: no es asesoramiento fiscal y nadie lo comunica a Hacienda.',
  income_returns: 'Rendimientos al vencimiento',
  income_early_exits: 'Rendimientos en salidas anticipadas',
  income_bonuses: 'Bonos',
  income_by_plan: 'Rendimientos por plan',
  income_none: 'No hubo ingresos en este período.',
  income_note:
    'Los ingresos son lo que se abonó: rendimientos al terminar los planes y bonos por recomendación y del operador. No se resta lo que después se traspasó o se retiró. Cada fila lleva el número de su asiento.',
  entry: 'Asiento',
}

/** Of the reserve certificate, besides the signed values. */
export const certificate: Translation['certificate'] = {
  title: 'Certificado de reserva',
  subtitle: 'Época {epoch}, a fecha de {at} UTC',
  paper:
    'Los activos son ficticios: la cuenta de custodia existe solo en estos libros. Esta página y la prueba que la respalda muestran aritmética, integridad y coherencia, no que haya algo fuera de ellos.',
  owed_heading: 'Pasivos y activos',
  ...epochFigures,
  signed_heading: 'Valores firmados',
  root: 'Raíz de la época',
  log: 'Registro público',
  checkpoint: 'Punto de control',
  head: '{size} entradas, raíz {root}',
  signature: 'Firma',
  public_key: 'Clave pública',
  check_here: 'Verifícalo aquí',
  check:
    'Estas cifras valen algo cuando se verifican: por cada miembro, que encuentra su propio dinero en el total, y por cualquiera que sume las hojas publicadas.',
}

/** Of the calendar feed: its name, and what happens at each maturity. */
export const calendar: Translation['calendar'] = {
  name: 'Vencimientos de Clearterm',
  matures: 'Vence {plan}',
  pay_out: 'El capital y el rendimiento van a tu saldo. Entorno de pruebas: dinero ficticio.',
  reinvest_principal: 'El capital se coloca de nuevo en el plan y el rendimiento va a tu saldo. Entorno de pruebas: dinero ficticio.',
  reinvest_all: 'El capital y el rendimiento se colocan de nuevo en el plan. Entorno de pruebas: dinero ficticio.',
}

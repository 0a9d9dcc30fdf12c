/**
 * Questions and answers in Spanish, answers that support can begin with, and the page about the product. The footer leads to sections of
 * `about`.
 */
import type { Article, QuestionGroup } from '../article.ts'
import type { Translation } from '../translated.ts'

const what: QuestionGroup = {
  id: 'what',
  title: 'Qué es esto',
  questions: [
    {
      id: 'real-money',
      question: '¿Es dinero real?',
      answer: [
        'No. Cada saldo, depósito, plan y retiro es dinero ficticio en un libro mayor. Nada real puede entrar y nada real sale. No envíes fondos reales: ninguna pantalla muestra una dirección que pudiera recibirlos.',
      ],
    },
    {
      id: 'why',
      question: 'Entonces, ¿para qué sirve?',
      answer: [
        'Para ver, probar y comprobar lo que una plataforma honesta tendría que mostrar: dónde está un rendimiento prometido antes de venderse, qué se debe a todos y cómo se sale. Puedes compararla con cualquier sitio que pida dinero real. [La lectura de dos minutos sobre el riesgo](/risk) dice en qué fijarse.',
      ],
    },
    {
      id: 'who',
      question: '¿Quién lo gestiona?',
      answer: [
        'Quien puso en marcha esta instancia. Lo que el operador ha dicho de sí mismo está en la [página de contacto](/contact); si allí no hay nada, es el operador de un entorno de pruebas y no una empresa. El software es de código abierto con licencia MIT, así que cualquiera puede tener una instancia.',
      ],
    },
    {
      id: 'age',
      question: '¿Quién puede abrir una cuenta?',
      answer: [
        'Cualquier persona de 18 años o más con una dirección de correo. Comprobamos la dirección con un código. Tomamos tu nombre, edad y teléfono como los indicas. No hay lista de países ni comprobación de identidad.',
      ],
    },
    {
      id: 'licence',
      question: '¿Tiene licencia o seguro?',
      answer: [
        'No, y no hay nada que autorizar ni que asegurar: no guarda dinero de nadie. Un sitio que guarda dinero real debería estar en la lista de tu regulador, y conviene que lo busques allí, no en el sitio.',
      ],
    },
    {
      id: 'demo-data',
      question: '¿Qué significa «datos de demostración» en la franja superior?',
      answer: [
        'Que esta instancia se llenó con miembros y movimientos inventados para mostrar cómo se ve en uso. Sin esas palabras, cada cifra viene de lo que personas y bots hicieron aquí.',
      ],
    },
  ],
}

const plans: QuestionGroup = {
  id: 'plans',
  title: 'Planes y rendimientos',
  questions: [
    {
      id: 'where-from',
      question: '¿De dónde sale el rendimiento de un plan?',
      answer: [
        'De la reserva del operador. Cuando compras, todo el rendimiento pasa de la reserva libre a la comprometida, en el mismo grupo de asientos que bloquea tu capital. Ningún bot lo genera y no lo paga el depósito de ningún otro miembro.',
      ],
    },
    {
      id: 'no-reserve',
      question: '¿Qué pasa cuando se agota la reserva?',
      answer: [
        'Se deja de vender. Cada plan muestra la capacidad que permite la reserva y, cuando llega a cero, está «totalmente suscrito». Los planes vendidos antes no se tocan: su rendimiento ya está apartado.',
      ],
    },
    {
      id: 'high-rates',
      question: '¿Por qué son tan altas las tasas?',
      answer: [
        'Porque el dinero es ficticio. Ninguna inversión real paga tasas así durante mucho tiempo, y nadie puede prometerlas honestamente. La cifra anual junto a cada tasa solo dice qué supondría repetirla todo el año; la reserva no podría financiarlo.',
      ],
    },
    {
      id: 'leave-early',
      question: '¿Puedo salir antes del final?',
      answer: [
        'Sí, cualquier día. Recibes una cotización exacta al centavo, válida durante 60 segundos: tu capital y lo devengado hasta ese segundo según la regla de salida del plan. El resto de la promesa vuelve a la reserva.',
      ],
    },
    {
      id: 'at-maturity',
      question: '¿Qué pasa al final del plazo?',
      answer: [
        'El capital y el rendimiento llegan a tu saldo. Hasta ese momento puedes elegir volver a colocar el capital, o ambos. Si una renovación no es posible, por ejemplo porque el plan está totalmente suscrito, se pagan ambos y un mensaje te dice por qué.',
      ],
    },
    {
      id: 'accrues',
      question: '¿Se devenga en fin de semana?',
      answer: ['Sí, de lunes a domingo, segundo a segundo, en partes iguales desde la compra hasta el final del plazo.'],
    },
    {
      id: 'not-offered',
      question: '¿Por qué hay planes que figuran pero no se ofrecen?',
      answer: [
        'El operador no ha fijado sus condiciones ni ha dotado una reserva para ellos. Hasta que existan ambas cosas, un plan tiene un nombre y nada más, y no se puede comprar. Mira [todos los planes](/plans).',
      ],
    },
    {
      id: 'ira',
      question: '¿El plan IRA/401K es una cuenta de jubilación?',
      answer: [
        'No. Es un plan como los demás, y el formulario que lo acompaña es una [solicitud de práctica](/ira-form). No se abre ninguna cuenta, no interviene ningún custodio y no hay tratamiento fiscal.',
      ],
    },
  ],
}

const money: QuestionGroup = {
  id: 'money',
  title: 'Depósitos y retiros',
  questions: [
    {
      id: 'deposit',
      question: '¿Cómo deposito?',
      answer: [
        'Elige un importe y un método: tarjeta, billetera o banco. Una billetera muestra una dirección de pruebas, y el banco, una cuenta de muestra. En lugar de un pago, la página de pago tiene tres botones y ningún campo para un número: «Aprobar» acredita el depósito al instante, «Rechazar» lo termina y «Retrasar» lo deja pendiente.',
      ],
    },
    {
      id: 'delayed',
      question: 'Mi depósito sigue pendiente. ¿Y ahora?',
      answer: [
        'En el entorno de pruebas lo resuelves tú: abre el depósito y elige «Aprobar». Un administrador también puede aprobarlo o rechazarlo. Si sigue pendiente más de 15 minutos, escribe a [soporte](/contact) con el identificador de la transacción. Pendiente significa que todavía no se ha movido nada.',
      ],
    },
    {
      id: 'withdraw',
      question: '¿Cómo funciona un retiro y cuánto tarda?',
      answer: [
        'Lo pides, el importe se retiene al instante y un código llega a tu correo. Confirmas en menos de 15 minutos y un administrador lo aprueba; el operador puede dejar pasar importes pequeños sin ello. Lo que tardó de verdad está en [la página de inicio](/) como mediana, calculada con los registros.',
      ],
    },
    {
      id: 'fees',
      question: '¿Cuánto cuesta?',
      answer: [
        'Nada. No hay comisión por depositar, mantener, comprar, salir o retirar, y el libro mayor no tiene ningún tipo de asiento que pudiera cobrarla. La [página de comisiones](/fees) enumera todos los tipos que existen.',
      ],
    },
    {
      id: 'upgrade',
      question: '¿Tendré que pagar algo o mejorar mi cuenta para sacar mi dinero?',
      answer: [
        'No. Un retiro nunca depende de una comisión, un impuesto, una mejora de cuenta u otro depósito. Si algún sitio te lo pide, detente: es la forma más común del fraude.',
      ],
    },
    {
      id: 'declined',
      question: '¿Qué pasa si se rechaza mi retiro?',
      answer: ['El dinero vuelve a tu saldo en el mismo asiento, y lees el motivo junto a la transacción. Puedes volver a pedirlo.'],
    },
    {
      id: 'referral',
      question: '¿Cómo funcionan los bonos por referidos?',
      answer: [
        'Cuando llega a su final el primer plan de alguien que se registró con tu código, recibes una parte del rendimiento que ese plan pagó de verdad, del presupuesto de referidos del operador. Si el presupuesto está vacío, el bono espera. Puedes pasarlo a tu saldo sin condiciones.',
      ],
    },
  ],
}

const bots: QuestionGroup = {
  id: 'bots',
  title: 'Bots y precios',
  questions: [
    {
      id: 'what-bots',
      question: '¿Qué hacen los bots de IA?',
      answer: [
        'Seis [bots](/bots) operan con dinero ficticio y con reglas publicadas junto a sus parámetros: desde una cartera que solo vuelve a partes iguales hasta dos que aprenden cuánto peso dar a las demás reglas. Cada página muestra los resultados netos y brutos, la peor caída, los periodos de pérdidas y las mismas monedas simplemente compradas y mantenidas.',
      ],
    },
    {
      id: 'bot-earns',
      question: '¿El bot opera con mi dinero?',
      answer: [
        'No. «Activar bot» significa elegir un plan y, con él, el bot cuyo historial sigues. Tu capital se queda en el libro mayor; los bots tienen su propia cuenta ficticia, y nada de lo que ganan o pierden llega a la tuya.',
      ],
    },
    {
      id: 'simulated',
      question: '¿Son reales los precios?',
      answer: [
        'Cada precio nombra su fuente: SIMULADO, EN VIVO o REPETICIÓN, con sus años. De entrada son simulados. Un precio de más de dos minutos lleva una marca, y ningún bot opera con él.',
      ],
    },
    {
      id: 'live-trades',
      question: '¿Son reales las operaciones en vivo?',
      answer: [
        'Son ejecuciones reales de nuestros propios bots con dinero ficticio, con su hora, su comisión y su resultado, pérdidas incluidas. Cada fila se abre hasta el precio al que se ejecutó. Cuando no pasa nada, la página dice cuándo fue la última. Mira las [operaciones en vivo](/live-trades).',
      ],
    },
    {
      id: 'lab',
      question: '¿Puedo probar las reglas por mi cuenta?',
      answer: [
        'Sí. El [laboratorio](/bots/lab) aplica una regla a precios guardados, en tu navegador y con costos, y muestra lo que habría ganado o perdido. Lo que habría sido no es un pronóstico.',
      ],
    },
  ],
}

const account: QuestionGroup = {
  id: 'account',
  title: 'Cuenta y seguridad',
  questions: [
    {
      id: 'no-code',
      question: 'No me llega el código. ¿Qué puedo hacer?',
      answer: [
        'Mira en la carpeta de correo no deseado y luego pide uno nuevo; puedes hacerlo una vez por minuto. Un código vale durante 10 minutos y para cinco intentos. En una instancia sin servidor de correo, todos los correos están en el buzón del entorno de pruebas, cuyo enlace muestra el terminal al arrancar el servidor.',
      ],
    },
    {
      id: 'protect',
      question: '¿Cómo protejo mi cuenta?',
      answer: [
        'Con una contraseña larga que no uses en ningún otro sitio y un segundo factor: una app de autenticación o una llave de acceso, en Ajustes, Seguridad. Se te avisa por correo de los inicios de sesión desde un dispositivo que no se había visto antes, y un enlace de ese correo termina la sesión.',
      ],
    },
    {
      id: 'lost',
      question: 'Perdí el teléfono. ¿Puede soporte desactivar el segundo factor?',
      answer: [
        'No, nadie por sí solo. Usa uno de los diez códigos de recuperación que recibiste. Si no te queda ninguno, dos administradores juntos pueden restablecer el segundo factor. Eso termina todas las sesiones y congela los retiros durante 24 horas, y te lo comunicamos por correo.',
      ],
    },
    {
      id: 'stolen',
      question: 'Creo que otra persona tiene acceso a mi cuenta.',
      answer: [
        'Congélala en Ajustes, Seguridad. Eso termina todas las sesiones y bloquea al instante depósitos, compras y retiros. Tus planes siguen venciendo según lo prometido. El enlace que te enviamos por correo la descongela. Si tienes un segundo factor, también hace falta.',
      ],
    },
    {
      id: 'suspended',
      question: '¿Y si el operador me suspende?',
      answer: [
        'El motivo se te envía por correo. Tu dinero sigue siendo tuyo: los planes vencen según lo prometido, y los retiros en curso continúan.',
      ],
    },
    {
      id: 'my-data',
      question: '¿Qué saben de mí y puedo hacer que se borre?',
      answer: [
        'Lo que introdujiste, lo que hiciste con dinero ficticio y tus sesiones; la [política de privacidad](/privacy-policy) tiene la lista completa. En Ajustes, Datos puedes descargarlo todo y cerrar la cuenta cuando esté vacía. Entonces se borra al instante todo lo que te identifica.',
      ],
    },
    {
      id: 'documents',
      question: '¿Debo subir mi pasaporte?',
      answer: ['No. Usa la muestra que ofrece el formulario. Cada documento que envías se cifra y se borra a los 30 días.'],
    },
  ],
}

const checking: QuestionGroup = {
  id: 'checking',
  title: 'Comprobar lo que decimos',
  questions: [
    {
      id: 'how-check',
      question: '¿Cómo puedo comprobar que deben lo que dicen?',
      answer: [
        'La [prueba de solvencia](/proof) publica un total firmado de lo que se debe a todos, renovado en los diez minutos siguientes a un cambio. Tu navegador puede [verificar](/proof#check) que tu propio dinero está incluido, con un archivo que también se abre sin conexión, y un programa sin nada de nuestro código hace lo mismo desde fuera.',
      ],
    },
    {
      id: 'cannot-show',
      question: '¿Qué no puede mostrar la prueba?',
      answer: [
        'Que haya algo guardado fuera de estos libros. La cuenta de custodia es ficticia. La prueba muestra aritmética, integridad y coherencia, y no detecta a quien se dejó fuera hasta que esa persona mira.',
      ],
    },
    {
      id: 'figures',
      question: '¿De dónde salen las cifras de la página de inicio?',
      answer: [
        'Cada una es un recuento de nuestros propios registros. Tócala y leerás su definición y la hora del recuento. Donde una aún no ha contado nada, otra ocupa su lugar y una frase la nombra. Nada se redondea a nuestro favor.',
      ],
    },
    {
      id: 'testimonials',
      question: '¿Son reales los testimonios?',
      answer: [
        'Solo puede escribir uno un miembro con el correo verificado, un plan que llegó a su final y un retiro pagado. El plan, el resultado y la fecha aparecen junto al texto. Si aún no hay ninguno, la sección lo dice y muestra lo que puedes comprobar mientras tanto.',
      ],
    },
    {
      id: 'api',
      question: '¿Hay una API?',
      answer: [
        'Sí, la misma que usan estas páginas, descrita en [/api/docs](/api/docs). Todo lo que ves aquí también puede leerlo un programa.',
      ],
    },
  ],
}

export const faqs: readonly QuestionGroup[] = [what, plans, money, bots, account, checking]

export const about: Article = {
  title: 'Quiénes somos',
  summary:
    'Una plataforma de inversión en cripto con dinero ficticio, hecha para mostrar qué respalda una promesa y para que cualquiera pueda comprobarlo.',
  sections: [
    {
      id: 'what',
      title: 'Qué es Clearterm',
      blocks: [
        'Clearterm vende plazos fijos con dinero ficticio. Depositas, eliges un plan, ves cómo se devenga, sales antes o esperas hasta el final, y retiras. Al lado, seis bots llevan su propio historial. Todo funciona como con dinero real, y ningún dinero real puede entrar.',
        'La diferencia está debajo. Cuando se vende un plan, su rendimiento completo se aparta en un libro mayor de partida doble, en el mismo paso que bloquea el capital. Sin reserva no hay venta.',
      ],
    },
    {
      id: 'vision',
      title: 'Nuestra visión',
      blocks: [
        'Que nadie tenga que creer una promesa financiera. Donde se ofrece un rendimiento, debería poder verse dónde está; donde se muestra un saldo, debería encontrarse dentro de lo que la plataforma debe; donde se elogia un historial, debería poder abrirse cada operación, también las que perdieron.',
        'Los medios para ello son antiguos (la partida doble) y no tan antiguos (árboles de hash, registros firmados). Cuestan poco. Lo que falta en otros sitios es la costumbre de pedirlos.',
      ],
    },
    {
      id: 'mission',
      title: 'Nuestra misión',
      blocks: [
        'Construir una plataforma así por entero y hacer comprobable cada cosa que afirma:',
        {
          list: [
            'Una promesa tiene sus fondos antes de venderse. La [cobertura](/proof) se publica y se renueva en los diez minutos siguientes a un cambio.',
            'Una cifra se abre. Todo lo que se cuenta lleva a su definición, su hora y sus registros.',
            'La salida queda abierta. Cualquier día, sin [comisión](/fees) y nunca a condición de otro pago.',
            'Las pérdidas se muestran. Los [bots](/bots) llevan su peor caída junto a su resultado, y comprar y mantener junto a ambos.',
            'Lo que no podemos demostrar, lo decimos. La custodia es ficticia; la prueba muestra que los libros están completos, no que existan activos fuera de ellos.',
          ],
        },
      ],
    },
    {
      id: 'community',
      title: 'Comunidad',
      blocks: [
        'No hay club ni tabla de clasificación. La comunidad es quien comprueba. Cada miembro puede [verificar](/proof#check) su propio dinero; cualquiera puede ejecutar el verificador, que no comparte código con la plataforma, o hacer de testigo que firma una sola versión de la historia. Cuanta más gente lo haga, más difícil será dejar fuera a alguien sin que se note.',
        'El código es abierto, con licencia MIT. Ejecútalo, léelo, rómpelo y cuenta lo que encuentres. Quienes recorrieron todo el camino, hasta el final de un plan y un retiro pagado, pueden escribir un testimonio, que aparece junto al plan y al resultado.',
      ],
    },
    {
      id: 'not',
      title: 'Qué no somos',
      blocks: [
        'Ni un banco, ni un intermediario, ni un asesor y, salvo que la [página de contacto](/contact) nombre una, tampoco una empresa. No recomendamos inversiones, no prometemos ningún precio y no aceptamos dinero real. Las tasas de los planes están muy por encima de lo que paga cualquier inversión real; desconfía de quien las ofrezca con dinero real.',
      ],
    },
  ],
}

/** Support edits an answer before it sends it. */
export const supportTemplates: Translation['supportTemplates'] = {
  received: 'Gracias por tu consulta. La estamos revisando y responderemos aquí.',
  deposit: 'Tu depósito está pendiente. Elige «Aprobar» en su página o espera nuestra decisión. Recibirás un mensaje cuando se abone.',
  withdrawal: 'Tu retiro espera la aprobación. Su importe queda reservado hasta que decidamos.',
  maturity: 'Tu plan paga el capital y el rendimiento en la fecha de vencimiento. La fecha figura en la inversión.',
  suspended: 'Estamos revisando la suspensión de tu cuenta. Tus planes siguen y vencen según lo prometido.',
  solved: 'Está resuelto, así que cerramos la conversación. Si respondes, se abre de nuevo.',
}

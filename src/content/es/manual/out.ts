import type { Section } from '../../article.ts'

/** Money out, the record of everything, and the ways to check it, in Spanish. */
export const out: readonly Section[] = [
  {
    id: 'payout',
    title: 'Indicar dónde quieres cobrar',
    blocks: [
      'En Ajustes, pestaña Billetera, puedes guardar una dirección por cada moneda y red, y datos bancarios. Al guardar una dirección se comprueba que corresponda a su red. No introduzcas datos bancarios reales: se ofrece una muestra, y lo que introduzcas se guarda cifrado y se muestra por sus cuatro últimos caracteres. Cada cambio se avisa por correo, con un enlace que lo deshace.',
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
      'Más o menos cada diez minutos en que los libros se han movido, el operador declara cuánto se debe en total y qué lo respalda, y lo firma en un registro público que no puede reescribirse sin que se note. La página [Verificar](/verify) encuentra tu propio dinero en el total, en tu navegador, paso a paso; una copia de esa página funciona sin conexión. Quien no confíe en nuestro código puede usar el segundo verificador del código fuente, que no comparte nada con él.',
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
      'Tu enlace de referido está en la página [Referidos](/referrals). Cuando vence el primer plan de una persona que llegó por él, el operador te paga una parte del rendimiento que se pagó de verdad, una sola vez, de un presupuesto propio y solo mientras este tenga fondos. El capital de nadie forma parte de ello.',
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

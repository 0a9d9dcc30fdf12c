/** The current policies in Spanish. A new text is a new version; the former one stays as a dated file of English. */
import type { Policy } from '../article.ts'

export const terms: Policy = {
  version: '2026-11-27',
  title: 'Términos y políticas',
  summary: 'Lo que aceptas al abrir una cuenta: dinero ficticio, un solo rendimiento contratado y ninguna comisión.',
  sections: [
    {
      id: 'paper',
      title: 'Dinero ficticio',
      blocks: [
        'Esto es un entorno de pruebas. Los saldos, planes, depósitos y retiros son asientos en un libro mayor de dinero ficticio. Nada de lo que hay aquí puede cambiarse por algo de valor, y nada es una inversión, un depósito bancario ni un valor negociable.',
        'No envíes fondos reales. Ninguna pantalla muestra una dirección o una cuenta que pudiera recibirlos: las direcciones de depósito tienen forma de prueba o empiezan por «sandbox:», la tarjeta tiene tres botones y ningún campo para el número, y la cuenta bancaria es una muestra.',
      ],
    },
    {
      id: 'operator',
      title: 'Quién lo gestiona',
      blocks: [
        'Quien puso en marcha esta instancia es su operador. Si ha indicado un nombre, una dirección, un correo o un teléfono, figuran en la [página de contacto](/contact). Si no ha indicado ninguno, es el operador de un entorno de pruebas y no una empresa.',
        'El operador no da asesoramiento financiero, fiscal ni jurídico. Lo que el sitio dice sobre los mercados es información general.',
      ],
    },
    {
      id: 'you',
      title: 'Quién puede usarlo',
      blocks: [
        'Tienes 18 años o más. Abres una sola cuenta, para ti, con una dirección de correo que es tuya.',
        'No introduces números de identidad, números de tarjeta, datos bancarios ni documentos reales. Cuando un formulario los pide, ofrece una muestra, y un número de seguridad social real se rechaza.',
      ],
    },
    {
      id: 'account',
      title: 'Tu cuenta',
      blocks: [
        'Guardas tu contraseña para ti y avisas al operador si crees que la tiene otra persona. Puedes congelar tu cuenta en cualquier momento; eso termina todas las sesiones y bloquea depósitos, compras y retiros hasta que la descongeles. Tus planes siguen venciendo.',
        'En [Ajustes](/settings) puedes añadir una app de autenticación o una llave de acceso. Si pierdes el dispositivo y también los códigos de recuperación, solo dos administradores juntos pueden restablecer el segundo factor. Se te avisa por correo, y los retiros quedan congelados durante 24 horas.',
      ],
    },
    {
      id: 'plans',
      title: 'Qué promete un plan',
      blocks: [
        'Un plan es un rendimiento fijo a un plazo fijo. Las condiciones que compraste figuran en tu inversión y ya no cambian, ofrezca lo que ofrezca el plan más adelante.',
        'Cuando compras, tu capital queda bloqueado y todo el rendimiento prometido pasa de la reserva libre del operador a la comprometida, en un mismo grupo de asientos. Si la reserva no alcanza para el rendimiento, no se vende nada.',
        'Al final del plazo recibes el capital y el rendimiento en tu saldo, o se vuelven a colocar si así lo pediste. Si una renovación no puede hacerse, se pagan ambos y se te avisa.',
        'Puedes salir cualquier día. Recibes entonces tu capital y la parte del rendimiento devengada hasta ese segundo según tu regla de salida. El resto de la promesa vuelve a la reserva libre.',
        'El rendimiento lo aparta el operador. Ningún bot lo genera y ninguna pérdida de un bot lo reduce.',
      ],
    },
    {
      id: 'money',
      title: 'Depósitos y retiros',
      blocks: [
        'Un depósito cuenta cuando está acreditado; hasta entonces está pendiente y puede rechazarse. Un retiro se retiene al instante, se confirma con un código enviado a tu correo y se paga cuando lo aprueba un administrador, o al instante hasta el límite que el operador pueda fijar. Un retiro sin confirmar caduca a los 15 minutos y el dinero vuelve a tu saldo.',
        'Un retiro nunca depende de una comisión, una mejora de cuenta o un nuevo depósito. Un rechazo lleva un motivo y devuelve el dinero en el mismo asiento.',
      ],
    },
    {
      id: 'fees',
      title: 'Comisiones',
      blocks: [
        'No hay ninguna. La [página de comisiones](/fees) enumera todos los tipos de movimiento que conoce el libro mayor, y ninguno es una comisión.',
      ],
    },
    {
      id: 'referrals',
      title: 'Referidos y bonos',
      blocks: [
        'Si alguien se registra con tu código y su primer plan vence, recibes una parte del rendimiento que ese plan pagó, del presupuesto de referidos del operador y solo mientras tenga fondos. Un bono que el presupuesto no puede cubrir espera. Nunca se toma del capital de nadie.',
        'No hay bono si las dos cuentas parecen de la misma persona: el mismo buzón, la misma dirección de retiro o el mismo documento. Se te dice el motivo.',
      ],
    },
    {
      id: 'operator-acts',
      title: 'Qué puede hacer el operador',
      blocks: [
        'El operador puede suspender una cuenta, con un motivo que se te envía por correo. El dinero de una cuenta suspendida sigue siendo de su dueño: los planes vencen según lo prometido y los retiros en curso continúan.',
        'El operador puede abonar o cargar importes en una cuenta mediante un ajuste. Necesita un motivo, sale del presupuesto del propio operador y figura en tu extracto como «Ajuste del operador».',
      ],
    },
    {
      id: 'conduct',
      title: 'Qué no puedes hacer',
      blocks: [
        {
          list: [
            'usar una cuenta que no es tuya, o intentarlo',
            'perturbar el servicio o eludir sus límites',
            'subir archivos que atacan o que pertenecen a otra persona',
            'presentar ante otros algo de aquí como dinero real, un rendimiento real o una oferta de inversión',
          ],
        },
        'Puedes comprobar todo lo publicado, con tus propias herramientas y tantas veces como quieras. ¿Encontraste una debilidad? Comunícasela al operador antes de contársela a otros.',
      ],
    },
    {
      id: 'as-it-is',
      title: 'Tal como es',
      blocks: [
        'El entorno de pruebas se ofrece tal como es. Puede detenerse, reiniciarse o cambiar, y los saldos ficticios pueden terminar con él. El código se publica con la licencia MIT, que permite usarlo sin que nadie responda de su funcionamiento.',
      ],
    },
    {
      id: 'end',
      title: 'Irse',
      blocks: [
        'Liquida tus planes, retira tu saldo y cierra la cuenta en Ajustes, Datos. Tus datos personales se borran al instante, como describe la [política de privacidad](/privacy-policy). Los asientos del libro mayor se quedan, con un número y sin nombre, para que los libros sigan cuadrando.',
      ],
    },
    {
      id: 'changes',
      title: 'Versiones de este texto',
      blocks: [
        'Cada redacción tiene una fecha, y la fecha es su versión. Tu cuenta conserva la versión que aceptaste al registrarte. Las versiones anteriores se pueden seguir leyendo.',
      ],
    },
  ],
}

export const privacy: Policy = {
  version: '2026-11-27',
  title: 'Política de privacidad',
  summary: 'Qué se guarda sobre ti, durante cuánto tiempo, cómo se protege y cómo te lo llevas o haces que se borre.',
  sections: [
    {
      id: 'short',
      title: 'En pocas palabras',
      blocks: [
        {
          list: [
            'Guardamos lo que una cuenta necesita para funcionar, y nada que sirva para seguirte.',
            'Las páginas no cargan nada de otros servidores. No hay analítica, ni anuncios, ni cookies de rastreo.',
            'Nada se vende ni se comparte. El correo sale por el servidor que haya elegido el operador; es el único tercero.',
            'Puedes descargar todo lo que hay sobre ti, y puedes hacer que se borre.',
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Quién es el responsable',
      blocks: [
        'El operador de esta instancia, es decir, quien la puso en marcha. La [página de contacto](/contact) dice cómo localizarlo. El servicio es para mayores de 18 años; no se aceptan cuentas de menores de esa edad.',
      ],
    },
    {
      id: 'what',
      title: 'Qué se guarda',
      blocks: [
        {
          list: [
            'Cuenta: nombre y apellidos, correo, teléfono, género y la fecha de nacimiento si la indicaste; la versión de los términos que aceptaste y cuándo; de quién era el código de referido que usaste y, para los bonos, la parte de tu dirección de red que identifica la red.',
            'Perfil, solo si lo completas: país, dirección, enlaces a redes sociales, una foto.',
            'Sesiones: la descripción que da el propio navegador, la dirección de red, y cuándo empezó la sesión y se usó por última vez. Los dispositivos desde los que iniciaste sesión, como navegador, sistema y red, para poder avisarte de uno nuevo.',
            'Seguridad: segundos factores, códigos de un solo uso, recuentos de intentos.',
            'Dinero: transacciones, inversiones, direcciones de retiro, datos bancarios si guardaste alguno, bonos por referidos, extractos.',
            'Los mensajes y correos que se te escribieron, lo que elegiste en Preferencias y un testimonio si lo escribiste.',
            'Laboratorio: cuántas pruebas has hecho, por familia de reglas, y las ejecuciones que guardaste, con sus ajustes, sus cifras y tu propia regla. Quien tenga el enlace de una ejecución guardada puede leerla; no te nombra. Los bots que lanzaste, con nombre, regla y horas; solo tú los lees.',
            'Solicitudes de práctica de la [página IRA/401K](/ira-form): nombre, correo, teléfono, el número de muestra y los archivos.',
          ],
        },
        'No se elaboran perfiles ni se toman decisiones automatizadas sobre ti, salvo los límites que cuentan intentos y las reglas que no conceden un bono por referidos cuando dos cuentas parecen de la misma persona.',
      ],
    },
    {
      id: 'papers',
      title: 'Documentos y números que no debes enviar',
      blocks: [
        'Aquí no queremos números de identidad, tarjetas, datos bancarios ni documentos reales. Un número de seguridad social solo se acepta en rangos que nunca se asignan. Los formularios que piden un documento ofrecen una muestra.',
      ],
    },
    {
      id: 'how-long',
      title: 'Durante cuánto tiempo',
      blocks: [
        {
          list: [
            'Documentos y números de una solicitud de práctica, con su nombre y su teléfono: 30 días, y después se borran.',
            'Sesiones: una sesión termina tras 30 minutos sin uso (15 para los administradores) y como máximo tras 12 horas. Su registro se borra 90 días después.',
            'Un dispositivo conocido: 90 días desde su último uso.',
            'Códigos de un solo uso: válidos 10 minutos, borrados al cabo de un día; los usados, a los 90 días.',
            'Enlaces enviados por correo, como el que deshace un cambio de dirección de correo: hasta que caducan.',
            'Tareas en cola del servidor: una semana después de hacerse. Novedades para pestañas abiertas del navegador: un día.',
            'Todo lo demás que te identifica: hasta que lo cambies o cierres la cuenta.',
            'El último correo, que confirma el cierre de una cuenta: un día.',
          ],
        },
      ],
    },
    {
      id: 'protected',
      title: 'Cómo se protege',
      blocks: [
        {
          list: [
            'Las contraseñas se guardan como hashes argon2id; los tokens de sesión, como SHA-256; los códigos de un solo uso, como hashes con clave.',
            'Los datos bancarios, los correos, las semillas de autenticación, los archivos subidos y los números de muestra se cifran (AES-256-GCM) con claves que no están en la base de datos. Cada archivo tiene su propia clave.',
            'Las imágenes se vuelven a codificar, lo que elimina el lugar y el dispositivo que una cámara anota en ellas.',
            'Cada vez que un administrador abre un documento o un número, queda anotado en un registro de auditoría que no se puede editar.',
            'El registro del servidor nombra rutas, nunca direcciones, consultas ni personas.',
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies y almacenamiento en tu navegador',
      blocks: [
        {
          list: [
            'clearterm (o __Host-clearterm por https): la sesión. Ningún script puede leerla, solo se envía a este sitio y termina con el navegador o al cerrar sesión.',
            'mode: oscuro o claro, durante un año.',
            'language: el idioma que elegiste.',
          ],
        },
        'Mientras tienes la sesión abierta, el navegador guarda también tu nombre, tu correo y el estado de tu cuenta para los menús, y si los importes están ocultos. Al cerrar sesión se eliminan. Lo que la página de la prueba recuerda del registro público se queda, porque una comprobación que olvida demuestra menos; no dice nada de ti. Nada de esto se usa para otra cosa, y por eso ningún aviso te pide consentimiento.',
      ],
    },
    {
      id: 'public',
      title: 'Qué ven los demás',
      blocks: [
        'La prueba de solvencia publica importes en trozos aleatorios detrás de hashes; solo tú recibes el secreto que encuentra los tuyos. Quien te invitó ve tu nombre de pila, una inicial y el estado del bono. Tu foto puede abrirla quien tenga su dirección. Un testimonio es público desde que lo envías y se aprueba, con el nombre que elijas, hasta que lo retiras.',
      ],
    },
    {
      id: 'rights',
      title: 'Tus derechos',
      blocks: [
        {
          list: [
            'Ver y llevarte: en Ajustes, Datos están los extractos, todas las transacciones en una tabla y todo lo demás en un solo archivo.',
            'Corregir: puedes cambiar tu perfil y tus ajustes.',
            'Borrar: cierra la cuenta en Ajustes, Datos, una vez que esté vacía. Nombres, datos de contacto, direcciones, datos bancarios, archivos, mensajes, correos, dispositivos y factores desaparecen en el mismo momento.',
            'Oponerte o preguntar: escribe al operador. También puedes reclamar ante la autoridad de protección de datos del lugar donde vives.',
          ],
        },
        'Lo que queda tras el cierre: importes y fechas en el libro mayor, sus pruebas y las anotaciones del registro de auditoría, con un número y sin nombre. Hacen falta para que los libros de todos los demás se puedan seguir comprobando.',
      ],
    },
    {
      id: 'outside',
      title: 'Qué sale del servidor',
      blocks: [
        'Los correos dirigidos a ti. Si el operador activó los precios reales, el servidor los pide a un proveedor y no envía nada sobre nadie. Si el operador usa un antivirus, este examina los archivos subidos. El país que aparece ya puesto en el campo del teléfono se lee del idioma de tu navegador, no de tu dirección.',
      ],
    },
    {
      id: 'changes',
      title: 'Versiones de este texto',
      blocks: ['Cada redacción tiene una fecha, y la fecha es su versión. Las versiones anteriores se pueden seguir leyendo.'],
    },
  ],
}

export const risk: Policy = {
  version: '2026-11-22',
  title: 'El riesgo, en dos minutos',
  summary: 'Qué podría salir mal aquí, qué podría salir mal con una oferta real que se parezca a esta, y cómo distinguirlas.',
  sections: [
    {
      id: 'here',
      title: 'Aquí el dinero es ficticio',
      blocks: [
        'En este sitio no se puede perder dinero real, porque no puede entrar. Sí puedes perder tiempo y dinero ficticio. El operador puede detener o reiniciar el entorno de pruebas, y con él acaban todos los saldos.',
        'La [prueba de solvencia](/proof) muestra que los libros están completos y cuadran. No puede mostrar que existan activos fuera de ellos, y aquí no los hay: la cuenta de custodia también es ficticia.',
      ],
    },
    {
      id: 'rates',
      title: 'Las tasas no son de este mundo',
      blocks: [
        'Los planes pagan tasas muy superiores a las de cualquier inversión real. Solo pueden mostrarse porque el dinero es ficticio y el operador aparta cada rendimiento antes de venderlo. La cifra anual junto a cada tasa es aritmética: exigiría la misma reserva una y otra vez, y el operador no la tiene.',
        'Si alguien te ofrece tasas así con dinero real, tómalo como una advertencia. Un rendimiento alto y fijo en pocas semanas, pagado sin falta, suele ser la marca de un esquema que paga a los antiguos con el dinero de los nuevos.',
      ],
    },
    {
      id: 'bots',
      title: 'Los bots no generan tu rendimiento',
      blocks: [
        'Los [bots](/bots) operan con dinero ficticio y reglas publicadas. Pueden perder en mercados al alza y a la baja, y su peor caída aparece junto a su resultado. Casi todos sus precios son simulados, y así se indica. Un buen historial con precios simulados no dice nada de los reales, y el pasado dice poco del futuro.',
      ],
    },
    {
      id: 'leaving',
      title: 'Salir antes te cuesta el resto',
      blocks: [
        'El capital de un plan queda bloqueado hasta el final del plazo. Puedes salir cualquier día, con tu capital y lo devengado hasta entonces según la regla de salida. El rendimiento que habrías obtenido al quedarte se pierde.',
      ],
    },
    {
      id: 'real',
      title: 'Si algún día lo haces con dinero real',
      blocks: [
        {
          list: [
            'Los criptoactivos pueden caer a la mitad en semanas, y una moneda puede quedarse sin valor.',
            'Una plataforma puede quebrar o sufrir un robo con tus activos dentro; el seguro de depósitos no suele cubrirlo.',
            'Una transferencia a una dirección o red equivocada no se puede deshacer.',
            'Comprueba en la lista del propio regulador de tu país si la empresa está registrada.',
            'Prueba pronto un retiro. Si antes hay que pagar una comisión, un impuesto o una mejora de cuenta, es señal de fraude.',
            'Pon solo lo que podrías perder por completo, y no pidas prestado para ello.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Preguntas para cualquier plataforma, también esta',
      blocks: [
        {
          list: [
            '¿De dónde sale el rendimiento y dónde está ahora? Aquí: de la [reserva](/proof), apartado antes de la venta.',
            '¿Quién puede comprobarlo sin preguntarte? Aquí: [cualquiera](/verify).',
            '¿Cómo salgo, con qué rapidez y a qué costo? Aquí: cualquier día, con un código por correo y una aprobación, [sin comisiones](/fees).',
          ],
        },
      ],
    },
  ],
}

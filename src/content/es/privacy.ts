import type { Policy } from '../article.ts'

export const privacy: Policy = {
  version: '2026-11-26',
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
            'Laboratorio: cuántas pruebas has hecho, por familia de reglas, y las ejecuciones que guardaste, con sus ajustes, sus cifras y tu propia regla. Quien tenga el enlace de una ejecución guardada puede leerla; no te nombra.',
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

import type { Section } from '../../article.ts'

/** The first steps, in Spanish. */
export const begin: readonly Section[] = [
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
      'Si algo no parece estar bien, congela allí la cuenta: terminan todas las sesiones y no se mueve dinero hasta que sigas el enlace del correo. Una contraseña nueva congela los retiros durante 24 horas. Un cambio de dirección de correo puede deshacerse desde la antigua durante 72 horas.',
    ],
  },
  {
    id: 'deposit',
    title: 'Depositar',
    blocks: [
      {
        list: [
          'Elige «Depositar», un importe y un método: tarjeta, billetera o banco.',
          'La tarjeta de pruebas tiene tres botones: aprobar, rechazar y retrasar. No hay ningún campo para un número de tarjeta.',
          'Una billetera muestra una dirección de pruebas y su código. Ningún programa de billetera la acepta. El banco muestra los datos de una cuenta de muestra fija.',
          'Un depósito que la tarjeta aprueba está al instante en tu saldo principal. Todos los demás esperan a un administrador.',
        ],
      },
      'Cada depósito tiene su propia página, con su estado, su historia y los asientos del libro mayor que produjo.',
    ],
  },
]

import type { Policy } from '../article.ts'

export const terms: Policy = {
  version: '2026-11-22',
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
        'Guardas tu contraseña para ti y avisas al operador si crees que la tiene otra persona. Puedes congelar tu cuenta en cualquier momento; eso termina todas las sesiones y detiene el dinero hasta que la descongeles.',
        'En [Ajustes](/settings) puedes añadir una app de autenticación o una llave de acceso. Si pierdes el dispositivo y también los códigos de recuperación, nadie puede devolverte el acceso: ningún administrador puede quitar un segundo factor.',
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

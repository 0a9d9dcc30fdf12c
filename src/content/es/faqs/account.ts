import type { QuestionGroup } from '../../article.ts'

export const account: QuestionGroup = {
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
        'No, nadie puede, y de eso se trata. Usa uno de los diez códigos de recuperación que recibiste. Sin ellos, la cuenta queda cerrada para todos, también para ti.',
      ],
    },
    {
      id: 'stolen',
      question: 'Creo que otra persona tiene acceso a mi cuenta.',
      answer: [
        'Congélala en Ajustes, Seguridad. Eso termina todas las sesiones y detiene el dinero al instante; un enlace que se te envía por correo, junto con tu contraseña o tu factor, la descongela.',
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
      answer: ['No. Usa la muestra que ofrece el formulario. Todo lo que se sube se cifra y se borra a los 30 días.'],
    },
  ],
}

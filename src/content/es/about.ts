import type { Article } from '../article.ts'

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
        'No hay club ni tabla de clasificación. La comunidad es quien comprueba. Cada miembro puede [verificar](/verify) su propio dinero; cualquiera puede ejecutar el verificador, que no comparte código con la plataforma, o hacer de testigo que firma una sola versión de la historia. Cuanta más gente lo haga, más difícil será dejar fuera a alguien sin que se note.',
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

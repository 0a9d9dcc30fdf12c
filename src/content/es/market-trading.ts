/** Market pages in Spanish: what is traded on exchanges and over the counter. */
import type { Translation } from '../translated.ts'

/** Shown on each of them. */
export const notOffered = 'Clearterm no ofrece esto; solo a título informativo.'

export const tradingPages: Translation['tradingPages'] = {
  forex: {
    title: 'Divisas',
    summary: 'El mercado en el que el dinero de un país tiene precio en el de otro, y qué mueve esos precios.',
    what: [
      'Qué es',
      'El mercado de divisas, o forex, es el cambio de una moneda por otra. Cada precio es una relación: EUR/USD a 1.10 significa que un euro cuesta 1.10 dólares. Si la relación sube, el euro ha ganado frente al dólar, o el dólar ha perdido frente al euro; nadie puede tener un lado sin el otro.',
      'Es el mayor mercado que existe. Según la encuesta de los bancos centrales de abril de 2022, cada día cambiaron de manos en promedio unos 7.5 billones de dólares (millones de millones), y el dólar estuvo en uno de los lados del 88% de las operaciones.',
    ],
    how: [
      'Cómo funciona',
      'No hay una bolsa central. Bancos, fondos e intermediarios se cotizan precios entre sí las veinticuatro horas, desde la mañana del lunes en Asia hasta la tarde del viernes en Nueva York. La mayor parte del volumen no es especulación con precios al contado, sino swaps, con los que las instituciones toman prestada una moneda contra otra durante días o meses.',
      'Las empresas lo usan para pagar a proveedores y fijar el tipo de cambio de un pago futuro. Los bancos centrales lo usan para orientar o defender un tipo. Quienes viajan y quienes envían dinero a casa usan su extremo más caro.',
    ],
    returns: [
      'De dónde sale el rendimiento',
      'Una moneda por sí sola solo da el interés de su país. Quien tiene una moneda de interés alto con dinero prestado en una de interés bajo obtiene la diferencia, llamada carry, mientras el tipo de cambio no se mueva en su contra. Todo lo demás es un cambio de la relación, y lo que un lado gana lo pierde el otro.',
    ],
    costs: [
      'Cuánto cuesta',
      'La diferencia entre el precio de compra y el de venta (el diferencial), una comisión en algunos intermediarios e intereses por las posiciones que se mantienen de un día para otro. En el dinero de viaje y los pagos con tarjeta el costo está oculto en el tipo: compáralo con el tipo medio del mercado del mismo minuto.',
    ],
    risks: [
      'Riesgos habituales',
      {
        list: [
          'Los tipos de cambio se mueven con las decisiones de interés y la política, a menudo en segundos y más allá de cualquier orden pensada para limitar una pérdida.',
          'Los tipos de cambio fijos aguantan hasta que dejan de hacerlo. Cuando el Banco Nacional Suizo abandonó su límite frente al euro el 15 de enero de 2015, el franco subió bastante más de un diez por ciento en minutos.',
          'El carry gana un poco durante mucho tiempo y puede perderlo todo de golpe.',
          'Los ahorros en moneda extranjera suben y bajan con ella, paguen el interés que paguen.',
        ],
      },
      'Qué hace un particular en este mercado se describe en [operar en divisas](/market/forex_trading).',
    ],
  },
  forex_trading: {
    title: 'Operar en divisas',
    summary: 'Qué hacen los particulares con las divisas, con dinero prestado, y por qué la mayoría pierde.',
    what: [
      'Qué es',
      'Operar en divisas, en el sentido de los anuncios, es apostar por pequeños movimientos entre monedas con un múltiplo del dinero propio. En Europa se hace sobre todo con contratos por diferencias con un intermediario; en Estados Unidos, con contratos al contado apalancados. El intermediario suele ser la otra parte de la operación. El mercado que hay detrás se describe en [divisas](/market/forex).',
    ],
    how: [
      'Cómo funciona',
      'Los precios se mueven en pips, en la mayoría de los pares el cuarto decimal. Un lote estándar son 100,000 unidades de la primera moneda. Con un apalancamiento de 30 a 1, unos 3,333 dólares sostienen una posición de 100,000, y un movimiento de un uno por ciento en contra se lleva 1,000 de ellos. Cuando se agota el margen, la posición se cierra al precio de ese momento.',
      'Los reguladores limitan el apalancamiento de los particulares: 30 a 1 en los pares principales en la Unión Europea desde agosto de 2018, 50 a 1 en Estados Unidos.',
    ],
    returns: [
      'De dónde sale el rendimiento',
      'De acertar con más frecuencia, o por más margen, de lo que exigen los costos. Aquí nada crece por sí mismo: antes de costos, las ganancias y pérdidas de todos suman cero, y después de costos, menos. El regulador europeo, antes de fijar sus límites en 2018, encontró que entre el 74 y el 89 por ciento de las cuentas de particulares perdía dinero.',
    ],
    costs: [
      'Cuánto cuesta',
      'El diferencial, calculado sobre toda la posición: un pip sobre 100,000 son 10 dólares, y con 3,333 dólares propios eso es un 0.3% por cada ida y vuelta. Después, el interés nocturno y la diferencia entre el precio que viste y el que obtuviste.',
    ],
    risks: [
      'Riesgos habituales',
      {
        list: [
          'El apalancamiento convierte el ruido en ruina: el movimiento de un día cualquiera puede acabar con una posición.',
          'Saltos de precio en fines de semana y con las noticias, más allá de cualquier orden de límite de pérdidas.',
          'Intermediarios sin licencia que niegan los retiros o piden antes un impuesto.',
          'Señales, robots y cursos cuyo vendedor vive de venderlos.',
        ],
      },
    ],
  },
  copy_trading: {
    title: 'Copia de operaciones',
    summary: 'Dejar que una cuenta repita las operaciones de otra persona: cómodo, y tan bueno como la persona a la que se copia.',
    what: [
      'Qué es',
      'En la copia de operaciones (copy trading), una plataforma vincula tu cuenta con la de un operador de mercado que eliges de una lista. Cuando esa persona compra, tu cuenta compra, en proporción al importe que apartaste para ello. Formas parecidas son el mirror trading, que sigue una regla en vez de a una persona, y las cuentas gestionadas, en las que alguien tiene un mandato tuyo.',
    ],
    how: [
      'Cómo funciona',
      'Fijas un importe, a veces un límite en el que la copia se detiene, y la plataforma hace el resto. Tus operaciones van un instante detrás de las suyas, así que tus precios son distintos; en mercados rápidos o con poco volumen, muy distintos. Las cuentas pequeñas no pueden repetir todas las operaciones, por los tamaños mínimos.',
      'En muchos países, un servicio que opera por ti sin preguntar cada vez se considera gestión de carteras y necesita licencia para ello.',
    ],
    returns: [
      'De dónde sale el rendimiento',
      'Solo de las operaciones. Copiar no añade ningún rendimiento propio; añade costos y demora. A quien encabeza la lista le ha ido bien hasta ahora, y entre miles de cuentas siempre hay algunas a las que les va bien por pura suerte. Las listas también olvidan: las cuentas que fracasaron ya no están, y eso hace que el resto parezca mejor de lo que fue el conjunto.',
    ],
    costs: [
      'Cuánto cuesta',
      'El diferencial y la comisión de cada operación, a veces una cuota mensual y a menudo una parte de las ganancias para la persona copiada. Esa parte es asimétrica: participa en las ganancias y no en las pérdidas, lo que premia las apuestas grandes.',
    ],
    risks: [
      'Riesgos habituales',
      {
        list: [
          'Meses de pequeñas ganancias y una gran pérdida: mira la peor caída, no el último rendimiento.',
          'Apalancamiento oculto, y posiciones perdedoras que se mantienen abiertas para que no se vean.',
          'La persona copiada cambia de estilo, o lo deja, mientras no miras.',
          'Muchas copias de una operación mueven el precio en contra de todas.',
        ],
      },
      'Pide el historial entero con costos, el periodo de pérdidas más largo y el mismo mercado simplemente comprado y mantenido. Así se muestran en este sitio los [historiales de los bots](/bots); operan con dinero ficticio, y seguir uno no cuesta ni da nada.',
    ],
  },
  indices: {
    title: 'Índices',
    summary: 'Un número para todo un mercado: cómo se hace, qué deja fuera y cómo se invierte en él.',
    what: [
      'Qué es',
      'Un índice es una receta. Nombra una lista de acciones, bonos o productos, da a cada uno un peso y convierte sus precios en un número. El Dow Jones Industrial Average se publicó por primera vez en 1896, con doce empresas; el S&P 500 tiene sus 500 desde 1957.',
      'Un índice no se puede comprar. Se puede comprar un fondo o un contrato que lo sigue.',
    ],
    how: [
      'Cómo funciona',
      'La mayoría de los índices de acciones pondera las empresas por su valor de mercado, así que unas pocas, las mayores, pueden decidir cómo se mueve el número. El Dow pondera por precio de la acción: una acción de 400 dólares cuenta diez veces más que una de 40, sea cual sea el tamaño de las empresas. La ponderación igualitaria trata a todas por igual y tiene que operar más.',
      'Fíjate en la letra pequeña de un gráfico. Un índice de precios deja fuera los dividendos; un índice de rendimiento total los suma. A lo largo de décadas la diferencia es mayor de lo que sugiere el número del gráfico.',
    ],
    returns: [
      'De dónde sale el rendimiento',
      'De lo que hay dentro: dividendos o intereses, crecimiento de lo que ganan las empresas y un cambio en lo que los compradores están dispuestos a pagar por ello. Un fondo entrega eso, menos sus costos. Como todos los inversores juntos son el mercado, el promedio de quienes intentan superarlo tiene que quedar por debajo del índice en la medida de sus costos.',
    ],
    costs: [
      'Cuánto cuesta',
      'Una comisión anual, que en los grandes fondos indexados suele ser inferior a un cuarto de punto porcentual, el diferencial al comprar y vender, y el impuesto que corresponda al fondo o a ti. Mira también la diferencia de seguimiento: cuánto se apartó de verdad el fondo de su índice.',
    ],
    risks: [
      'Riesgos habituales',
      {
        list: [
          'Un índice cae con su mercado. De 1929 a 1932 el Dow perdió casi nueve décimas partes; tardó hasta 1954 en volver.',
          'Ponderar por valor acumula dinero en lo que ya ha subido.',
          'Un índice estrecho, de un sector o de un país, no reparte el riesgo.',
          'Los contratos apalancados sobre un índice multiplican los movimientos diarios, y en plazos más largos no dan el múltiplo del índice.',
        ],
      },
    ],
  },
  fixed_income: {
    title: 'Renta fija',
    summary: 'Prestar a Estados y empresas: los bonos, qué remunera su interés y por qué bajan de precio cuando suben las tasas.',
    what: [
      'Qué es',
      'Un bono es un préstamo que se puede revender. El deudor paga una cantidad fija de interés, el cupón, y devuelve el valor nominal en una fecha señalada. Las letras duran meses; los bonos, años. Los fondos del mercado monetario tienen los más cortos.',
    ],
    how: [
      'Cómo funciona',
      'El cupón es fijo; el precio, no. Si los bonos nuevos pagan un 5% y el tuyo paga un 3%, nadie da por el tuyo el precio completo. Una regla práctica: por cada punto porcentual que suben las tasas, un bono pierde más o menos tantos por ciento como años tiene su duración. Con una duración de 7, un punto cuesta cerca de un 7%.',
      'Quien conserva un bono hasta el último día recibe el valor nominal, si el deudor paga. Entretanto, el precio solo importa si tienes que vender.',
    ],
    returns: [
      'De dónde sale el rendimiento',
      'Ante todo del interés, que paga tres cosas: la espera, la inflación y la posibilidad de no cobrar. Un deudor que tiene que ofrecer mucho más que el Estado lo hace por algo. El rendimiento al vencimiento reúne cupón, precio y tiempo restante en una sola cifra anual y supone que llegan todos los pagos.',
      'Una tasa fija muy superior a la de deudores comparables o se paga de algo que puede agotarse, o no se va a pagar. Pregunta qué hay detrás y si está ahí hoy. Nuestros propios planes, con dinero ficticio, responden con la [reserva](/proof).',
    ],
    costs: [
      'Cuánto cuesta',
      'En los bonos sueltos, sobre todo el diferencial, que es amplio para importes pequeños y emisiones poco frecuentes; en los fondos, la comisión anual, que aquí pesa más que en las acciones porque el rendimiento es menor.',
    ],
    risks: [
      'Riesgos habituales',
      {
        list: [
          'Suben las tasas. En 2022 bonos y acciones cayeron en el mismo año, y los fondos amplios de bonos perdieron más de una décima parte.',
          'El deudor quiebra o cambia las condiciones. También lo han hecho Estados: Rusia en 1998, Argentina en 2001, Grecia en 2012.',
          'La inflación se come por dentro un pago fijo.',
          'En una crisis, algunos bonos no encuentran comprador a ningún precio justo.',
        ],
      },
    ],
  },
  option_trading: {
    title: 'Opciones',
    summary: 'El derecho, sin la obligación, de comprar o vender a un precio fijo: un seguro para unos, una lotería para otros.',
    what: [
      'Qué es',
      'Una opción de compra (call) es el derecho a comprar algo a un precio fijo hasta un día fijo; una opción de venta (put) es el derecho a venderlo. El comprador paga una prima y no puede perder más que eso. El vendedor recibe la prima y asume la obligación, que en una opción de compra descubierta no tiene límite superior.',
      'Las opciones normalizadas sobre acciones se negocian desde que el Chicago Board Options Exchange abrió en abril de 1973, el año en que se publicó la fórmula de Black–Scholes. En Estados Unidos un contrato representa 100 acciones.',
    ],
    how: [
      'Cómo funciona',
      'Un ejemplo con cifras redondas: una acción cuesta 100, y una opción de compra a 105 por tres meses cuesta 3. Si la acción termina en 104, la opción no vale nada y los 3 se pierden, aunque la acción haya subido. En 108 el comprador queda a la par. En 115 la opción vale 10.',
      'La prima depende del precio de la acción, del tiempo que queda y, sobre todo, de cuánto se espera que oscile la acción. Quien acierta la dirección y se equivoca en el tiempo o en la oscilación pierde igualmente.',
    ],
    returns: [
      'De dónde sale el rendimiento',
      'Una opción no crea ingresos; traslada riesgo de un lado a otro por un precio. A los vendedores se les paga, en promedio algo bien, por cargar con grandes pérdidas poco frecuentes. Los compradores pagan por protección, como en un seguro, o por una pequeña posibilidad de mucho.',
    ],
    costs: [
      'Cuánto cuesta',
      'Comisión por contrato, y un diferencial que es amplio en los precios de ejercicio poco negociados, a menudo de varios puntos porcentuales de la prima. Los vendedores deben aportar un margen y de un día para otro se les puede pedir más.',
    ],
    risks: [
      'Riesgos habituales',
      {
        list: [
          'El tiempo juega en contra de todo comprador, y más deprisa en las últimas semanas.',
          'Muchas opciones vencen sin valor, y con ellas se va todo lo apostado.',
          'Los vendedores pueden perder muchas veces lo que cobraron.',
          'El ejercicio anticipado, los dividendos y los desdoblamientos de acciones cambian lo que se tiene.',
          'Productos de un solo día, y opciones binarias: el regulador de la Unión Europea retiró las opciones binarias del mercado minorista en julio de 2018.',
        ],
      },
    ],
  },
  stock: {
    title: 'Acciones',
    summary: 'Ser dueño de una parte de una empresa: qué da una acción, qué mueve su precio y cuánto cuesta.',
    what: [
      'Qué es',
      'Una acción es una parte de una empresa. Su dueño puede votar, recibe lo que la empresa reparte y va el último cuando quiebra: antes cobran los trabajadores, los acreedores y el fisco. No se puede perder más que el precio de la acción. La Compañía Neerlandesa de las Indias Orientales vendió acciones al público en 1602, y pronto se negociaron en Ámsterdam.',
    ],
    how: [
      'Cómo funciona',
      'Las acciones cambian de manos en bolsas, donde las órdenes de compra y de venta se encuentran en un libro de órdenes. Una orden de mercado toma el precio que haya; una orden limitada nombra el peor que aceptas. En Estados Unidos una operación se liquida un día hábil después desde el 28 de mayo de 2024.',
      'Por lo general las tienen un intermediario y un depositario a tu nombre. Si el intermediario quiebra, siguen siendo tuyas, siempre que los libros se hayan llevado con honestidad.',
    ],
    returns: [
      'De dónde sale el rendimiento',
      'De los dividendos, del crecimiento de lo que gana la empresa y de un cambio en lo que los compradores pagan por cada dólar de ello. Los dos primeros los hace la empresa; el tercero es el estado de ánimo, y solo se compensa a largo plazo. A lo largo de muchas décadas las acciones de muchos países han rendido más que los bonos, con interrupciones largas y profundas.',
    ],
    costs: [
      'Cuánto cuesta',
      'La comisión, que hoy es a menudo cero; el diferencial, que no lo es; el cambio de moneda en acciones extranjeras; el impuesto sobre dividendos y ganancias. Un intermediario que no cobra comisión gana en otra parte, por ejemplo vendiendo tus órdenes a un creador de mercado.',
    ],
    risks: [
      'Riesgos habituales',
      {
        list: [
          'Una sola empresa puede quebrar. De todas las empresas cotizadas, unas pocas han hecho la mayor parte de las ganancias, y nadie sabía de antemano cuáles.',
          'Mercados enteros caen a veces a la mitad; la última, de 2007 a 2009 en Estados Unidos.',
          'Comprar a crédito: el préstamo se queda cuando la acción se ha ido.',
          'Operar a menudo. Operar cuesta dinero, y el impulso es más fuerte en los peores momentos.',
        ],
      },
      'Muchas acciones a la vez y por poco: mira los [índices](/market/indices).',
    ],
  },
  cryptocurrency: {
    title: 'Criptomonedas',
    summary: 'Dinero y contratos en libros compartidos que nadie dirige en solitario: cómo funcionan y cómo fallan.',
    what: [
      'Qué es',
      'Una criptomoneda es una anotación en un libro que muchas computadoras llevan juntas. Bitcoin se describió en un artículo de octubre de 2008; su primer bloque es del 3 de enero de 2009. Ethereum, desde julio de 2015, también ejecuta programas, y la mayoría de las monedas y los tokens más recientes siguen una de las dos ideas. Las monedas estables prometen un precio fijo, casi siempre un dólar.',
    ],
    how: [
      'Cómo funciona',
      'Quien tiene la clave privada de una dirección puede mover lo que hay en ella; no hay a quién pedir otra. Las transacciones se reúnen en bloques. En la prueba de trabajo, como en Bitcoin, el derecho a añadir un bloque se gana calculando; en la prueba de participación, como en Ethereum desde septiembre de 2022, depositando monedas que se pueden quitar a quien hace trampa.',
      'En una plataforma de intercambio sueles tener un derecho frente a una empresa en lugar de monedas. Esa empresa debería poder mostrar que tiene lo que debe. Cómo se hace una prueba así, y qué no puede mostrar, se puede probar con dinero ficticio [aquí](/proof).',
    ],
    returns: [
      'De dónde sale el rendimiento',
      'La mayoría de las monedas no paga nada. Una ganancia es un precio más alto que paga otra persona. Las recompensas por participación (staking) son monedas nuevas y comisiones, pagadas en la misma moneda, así que valen lo que vale la moneda. El «rendimiento» de las plataformas de préstamo es el interés de un préstamo a alguien a quien no ves.',
    ],
    costs: [
      'Cuánto cuesta',
      'Comisiones y diferenciales de las operaciones, tarifas de la red que suben cuando hay mucho tráfico, y comisiones por retirar. Mover importes pequeños puede costar más de lo que valen.',
    ],
    risks: [
      'Riesgos habituales',
      {
        list: [
          'Precios: de noviembre de 2021 a noviembre de 2022 bitcoin perdió cerca de tres cuartas partes en dólares. Las monedas más pequeñas a menudo lo pierden todo.',
          'Plataformas: Mt. Gox se detuvo en febrero de 2014 y FTX se declaró en quiebra en noviembre de 2022, en ambos casos con activos de clientes desaparecidos.',
          'Monedas estables: TerraUSD perdió su precio en mayo de 2022, en cuestión de días.',
          'Claves perdidas, o cedidas con una firma en un sitio falso; una transferencia a la red equivocada se pierde.',
          'Promesas de rendimientos diarios fijos. Son el fraude más antiguo con un abrigo nuevo.',
        ],
      },
      'Los precios de quince monedas, con su fuente y su antigüedad, están en [la página del mercado](/market). En la mayoría de las instancias son simulados, y así lo dicen.',
    ],
  },
  retirement_planning: {
    title: 'Planificación de la jubilación',
    summary: 'Cuánto, dónde y durante cuánto tiempo: las preguntas detrás de un ingreso después del trabajo.',
    what: [
      'Qué es',
      'Planificar la jubilación es convertir ingresos de hoy en ingresos para cuando ya no los tengas. Tres fuentes son habituales: una pensión pública, algo a través de la empresa y los ahorros propios. Un plan dice qué es probable que aporte cada una y qué falta.',
    ],
    how: [
      'Cómo funciona',
      'Empieza por los gastos y no por los rendimientos: ¿cuánto costaría un año a precios de hoy y qué parte está cubierta? El resto tiene que salir de los ahorros, que deben durar más de lo esperado y seguir el paso de los precios.',
      'En Estados Unidos las formas habituales son la IRA, que abre una persona, y el 401(k), que ofrece una empresa. Las cuentas tradicionales aplazan el impuesto sobre la renta; las cuentas Roth reciben dinero que ya pagó impuestos y dejan exentos los retiros que cumplen los requisitos. El dinero que sale antes de tiempo cuesta un impuesto adicional del 10% además del impuesto sobre la renta, en la mayoría de los casos antes de los 59½ años (Internal Revenue Code § 72(t), según el ejercicio fiscal 2025). Otros países tienen sus propias formas.',
    ],
    returns: [
      'De dónde sale el rendimiento',
      'De lo que contiene la cuenta; la cuenta en sí no rinde nada. El tiempo hace casi todo el trabajo. Al 5% anual, un importe crece hasta unas 4.3 veces en 30 años; al 4%, hasta unas 3.2 veces. Ese único punto, que a menudo no es más que el costo de un fondo, se lleva una cuarta parte del final.',
    ],
    costs: [
      'Cuánto cuesta',
      'Comisiones de la cuenta, comisiones de los fondos, asesoramiento y, en las rentas vitalicias, una comisión que se pasa por alto con facilidad. Pide por escrito la suma de todas ellas en porcentaje anual.',
    ],
    risks: [
      'Riesgos habituales',
      {
        list: [
          'Vivir mucho, que es algo bueno que hay que pagar.',
          'Malos años al comienzo de la jubilación: lo que se vende en una caída ya no se recupera.',
          'La inflación, y leyes que cambian con las décadas.',
          'Ofertas que te piden trasladar una pensión deprisa. Las de verdad pueden esperar.',
        ],
      },
      'La [página IRA/401K](/ira-form) de este sitio es una solicitud de práctica. No abre ninguna cuenta, no tiene custodio ni tratamiento fiscal.',
    ],
  },
}

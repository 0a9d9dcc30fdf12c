/** Market pages in Spanish: assets that are not traded daily, and those who manage them. */
import type { Translation } from '../translated.ts'

export const assetPages: Translation['assetPages'] = {
  private_wealth: {
    title: 'Patrimonio privado',
    summary: 'Qué hacen los bancos privados y las oficinas familiares por las grandes fortunas, qué cobran y qué preguntarles.',
    what: [
      'Qué es',
      'La gestión de patrimonios privados se ocupa de una fortuna entera: inversiones, préstamos, impuestos, herencias, donaciones y, a veces, arte y aviones. Los bancos privados lo hacen para muchas familias; una oficina familiar, para una o unas pocas. Son habituales importes de entrada de un millón o más.',
    ],
    how: [
      'Cómo funciona',
      'Hay tres tipos de mandato. Con solo ejecución, tú decides y ellos cumplen. Con asesoramiento, ellos proponen y tú decides. Con un mandato discrecional, ellos deciden dentro de límites que has acordado por escrito. Lee esos límites: son lo que les puedes exigir.',
      'Los valores están en manos de un custodio. Si están anotados como tuyos, siguen siendo tuyos aunque el banco quiebre; el efectivo de una cuenta es un derecho frente al banco, asegurado hasta el límite legal y no más.',
    ],
    returns: [
      'De dónde sale el rendimiento',
      'De los mismos mercados que para todos. Lo que añade un buen asesoramiento suele estar en otra parte: impuestos que se evitan dentro de la ley, riesgos que se reparten, errores en los malos años que no se cometen. El acceso a fondos cerrados es un servicio; si esos fondos valen lo que cuestan es otra cuestión.',
    ],
    costs: [
      'Cuánto cuesta',
      'A menudo cerca de un uno por ciento al año de todo lo gestionado, menos cuanto mayor es la fortuna, y después los productos que hay dentro, las operaciones, la custodia y el cambio de moneda. Pide una sola cifra que lo incluya todo. Un asesor al que pagan los fabricantes de los productos tiene dos amos, así que pregunta quién paga y cuánto.',
    ],
    risks: [
      'Riesgos habituales',
      {
        list: [
          'Conflictos de interés: los fondos de la propia casa, y una rotación que genera comisiones.',
          'Préstamos respaldados por valores, que hay que devolver cuando bajan los precios.',
          'Concentración en el negocio que hizo la fortuna.',
          'Confiar en una persona en lugar de en registros. Los clientes de Bernard Madoff, hasta diciembre de 2008, tenían patrimonio, estaban asesorados y veían extractos de operaciones que nunca ocurrieron. Un custodio independiente lo habría terminado al instante.',
        ],
      },
    ],
  },
  alternative_investment: {
    title: 'Inversiones alternativas',
    summary: 'Todo lo que no es acción, bono ni efectivo: fondos de cobertura, capital privado, crédito privado y objetos.',
    what: [
      'Qué es',
      'El nombre abarca lo que queda. Los fondos de cobertura operan con libertad y pueden apostar por caídas de precios. El capital privado compra empresas, las cambia y las vende; el capital de riesgo hace lo mismo con empresas jóvenes. El crédito privado presta donde los bancos no lo hacen. Los objetos de colección, como el arte, el vino y los relojes, también entran aquí. A menudo se incluyen la [infraestructura](/market/infrastructure), los [bienes raíces](/market/estate) y los [criptoactivos](/market/cryptocurrency).',
    ],
    how: [
      'Cómo funciona',
      'Casi siempre mediante fondos con pocos inversores, grandes, y largos plazos de preaviso. Un fondo de capital privado dura unos diez años: pide dinero cuando encuentra algo que comprar y lo devuelve cuando ha vendido. En muchos países solo se admite a inversores profesionales o adinerados, porque no se aplican las protecciones habituales.',
    ],
    returns: [
      'De dónde sale el rendimiento',
      'Del dinero prestado, de una mejor gestión de lo comprado, de cobrar por esperar y de la habilidad, que es rara y tiene un precio. Las cifras publicadas parecen estables porque nada se valora a diario; es falta de medición, más que falta de riesgo. La diferencia entre buenos y malos gestores es mucho mayor que en los mercados públicos.',
    ],
    costs: [
      'Cuánto cuesta',
      'La forma clásica es «dos y veinte»: el dos por ciento de los activos cada año y una quinta parte de las ganancias. De un rendimiento bruto del 10% quedan así alrededor del 6.4%. Pregunta si esa quinta parte se cobra solo por encima de un rendimiento mínimo y si antes hay que recuperar las pérdidas anteriores.',
    ],
    risks: [
      'Riesgos habituales',
      {
        list: [
          'No puedes salir cuando quieres. Además, los fondos pueden cerrar sus puertas cuando muchos lo piden a la vez.',
          'Los precios son estimaciones de quien cobra una comisión sobre ellos.',
          'Apalancamiento dentro del fondo, que tú no ves.',
          'Las bases de datos de rendimientos pasados omiten a los que abandonaron.',
          'Un objeto de colección no paga nada, cuesta almacenamiento y seguro, y puede ser una falsificación.',
        ],
      },
    ],
  },
  agriculture: {
    title: 'Agricultura',
    summary: 'Cereales, ganado, café y la tierra que necesitan: cómo las cosechas se convierten en precios.',
    what: [
      'Qué es',
      'La inversión agrícola tiene dos caras: los productos (trigo, maíz, soja, azúcar, café, ganado) y los medios para obtenerlos (tierra, maquinaria, empresas de semillas y de alimentos). Los productos se negocian por calidades normalizadas, de modo que un contrato no tiene que nombrar un campo.',
    ],
    how: [
      'Cómo funciona',
      'Los agricultores venden antes de la cosecha para fijar un precio; los molinos compran por adelantado por la misma razón. Los futuros lo hacen posible. La Bolsa de Comercio de Chicago se fundó en 1848 para este comercio, y su contrato de trigo sigue siendo de 5,000 bushels. Casi ningún contrato acaba en una entrega; se cierra o se traslada al mes siguiente.',
      'La tierra de cultivo se compra directamente, o por medio de fondos y de empresas cotizadas que la arriendan a agricultores.',
    ],
    returns: [
      'De dónde sale el rendimiento',
      'La tierra paga una renta y puede subir de valor. Un producto almacenado no paga nada; cuesta almacenamiento. Una posición en futuros obtiene el cambio de precio, el interés del efectivo que la respalda y el traslado (roll): si los meses posteriores cuestan más que el actual, cada traslado pierde un poco. Solo con eso, un precio que sube puede convertirse en pérdida para quien tiene un fondo de futuros.',
    ],
    costs: [
      'Cuánto cuesta',
      'Comisión y diferencial, margen en los futuros, comisiones de los fondos y el traslado. En la tierra: impuesto de compra, medición, gestión, seguro.',
    ],
    risks: [
      'Riesgos habituales',
      {
        list: [
          'El clima, las plagas y las enfermedades, que ningún análisis prevé.',
          'La política: prohibiciones de exportar, aranceles, subsidios. El trigo subió con fuerza en pocos días cuando Rusia invadió Ucrania en febrero de 2022, y en unos meses lo había devuelto todo.',
          'La tierra no se vende con prisa, y los derechos de agua pueden importar más que el suelo.',
          'Ofertas de árboles o parcelas en el extranjero con rentas fijas: ve a verlos y búscalos en el registro de la propiedad, o déjalo.',
        ],
      },
    ],
  },
  infrastructure: {
    title: 'Infraestructura',
    summary: 'Redes, carreteras, puertos y líneas eléctricas: activos de larga vida que mucha gente usa pagando un poco.',
    what: [
      'Qué es',
      'La infraestructura es aquello sobre lo que funciona todo lo demás: redes de electricidad y gas, agua, ferrocarriles, autopistas de peaje, aeropuertos, puertos, cables de datos y antenas. Cuesta mucho construirla y poco mantenerla en marcha, y sirve durante décadas. A menudo solo hay una, y por eso está regulada.',
    ],
    how: [
      'Cómo funciona',
      'Son habituales tres formas de cobro. Una red regulada puede obtener una tasa permitida sobre el dinero invertido en ella. Una concesión permite a una empresa cobrar peajes durante, por ejemplo, treinta años, y después la carretera vuelve al Estado. Un contrato paga por estar disponible, venga o no venga alguien.',
      'Los grandes fondos y los planes de pensiones poseen estos activos directamente. Los demás pueden comprar acciones de empresas de redes o fondos cotizados.',
    ],
    returns: [
      'De dónde sale el rendimiento',
      'De lo que pagan los usuarios o el Estado, que a menudo sube con la inflación por contrato. Gran parte del precio es dinero prestado, lo que eleva el rendimiento en los buenos tiempos. Una carretera nueva corre el riesgo de terminarse tarde y usarse poco; una antigua se parece más a un bono, y se valora como tal: cuando suben las tasas de interés, baja su valor.',
    ],
    costs: [
      'Cuánto cuesta',
      'Los fondos directos cobran comisiones de gestión del uno al dos por ciento y una parte de las ganancias, durante diez años o más. Los fondos cotizados cuestan menos y oscilan con la bolsa.',
    ],
    risks: [
      'Riesgos habituales',
      {
        list: [
          'El regulador o un nuevo gobierno cambia las reglas. El activo no se puede llevar a otro lugar.',
          'Las previsiones de tráfico pecan de optimistas. El túnel del Canal de la Mancha, abierto en 1994, costó mucho más de lo previsto, transportó muchos menos pasajeros de lo pronosticado, y sus primeros accionistas perdieron casi todo.',
          'Una deuda que era barata tiene que renovarse a una tasa más alta.',
          'La tecnología y el clima: conductos que nadie necesita, costas que se mueven.',
        ],
      },
    ],
  },
  cannabis: {
    title: 'Cannabis',
    summary: 'Un sector joven entre la medicina, el campo y el derecho penal, y por qué sus acciones han sido tan duras con sus dueños.',
    what: [
      'Qué es',
      'El sector cultiva y vende cannabis para uso médico y, donde la ley lo permite, para otros usos; produce aceites, bebidas y medicamentos, y arrienda tierra, edificios y equipos a quienes lo hacen. El cáñamo, una variedad con poco THC, se destina a fibras, alimentos y cosméticos.',
      'Uruguay fue el primer país en legalizar la venta a adultos, en diciembre de 2013. Canadá lo siguió el 17 de octubre de 2018.',
    ],
    how: [
      'Cómo funciona',
      'Las licencias lo deciden todo: quién puede cultivar, cuánto, y quién puede vender a quién. En Estados Unidos muchos estados permiten lo que la ley federal trató durante mucho tiempo como delito, de modo que una empresa no puede enviar su producto a otro estado, le cuesta encontrar un banco y durante años no pudo deducir gastos corrientes de sus impuestos (Internal Revenue Code § 280E, que se aplica a las sustancias de las listas I y II). Lo que rige donde vives puede cambiar con una sola ley; infórmate.',
      'Los inversores llegan a este campo con acciones, la mayoría cotizadas en Canadá, con fondos de esas acciones y con fideicomisos que son dueños de los invernaderos.',
    ],
    returns: [
      'De dónde sale el rendimiento',
      'De vender un producto agrícola, al final. Donde muchos pueden cultivarlo, su precio baja hacia lo que cuesta cultivarlo. Lo que puede durar es una marca, un medicamento patentado o una licencia que otros no obtienen.',
    ],
    costs: [
      'Cuánto cuesta',
      'Los costos habituales de operar con acciones, diferenciales amplios en las empresas pequeñas, y la dilución: las empresas que pierden dinero emiten acciones nuevas, y cada acción antigua pasa a ser una parte menor del total.',
    ],
    risks: [
      'Riesgos habituales',
      {
        list: [
          'La esperanza llega antes: las acciones subieron antes de la legalización y cayeron durante años después, en muchos casos más de nueve décimas partes.',
          'La ley, en cada frontera y después de cada elección.',
          'El exceso de oferta, y un mercado negro sin impuestos que es más barato.',
          'Acciones de centavos que primero se ponen por las nubes y luego se venden.',
        ],
      },
      'Entre los nuestros figura un plan con el mismo nombre. No tiene condiciones ni reserva, así que [no se ofrece](/plans).',
    ],
  },
  oil_and_gas: {
    title: 'Petróleo y gas',
    summary: 'Los combustibles que aún mueven la mayor parte del mundo: del pozo al precio, y quién gana qué por el camino.',
    what: [
      'Qué es',
      'El sector tiene tres partes. La exploración y producción (upstream) busca y extrae petróleo y gas, el transporte (midstream) los mueve y almacena, y la refinación y la venta (downstream) los llevan al consumidor. El petróleo se cuenta en barriles de 42 galones estadounidenses, unos 159 litros. Dos calidades marcan la pauta: el Brent del mar del Norte y el West Texas Intermediate. El gas es regional, porque necesita tuberías o hay que licuarlo a un gran costo.',
    ],
    how: [
      'Cómo funciona',
      'A corto plazo ni los conductores ni los pozos pueden cambiar mucho, así que una pequeña escasez mueve mucho el precio. Un grupo de exportadores, la OPEP (fundada en Bagdad en 1960), intenta junto con otros dirigir la oferta. Las existencias, el transporte marítimo y la fuerza del dólar hacen el resto.',
      'Se pueden tener acciones de empresas, fondos de ellas, sociedades que poseen oleoductos, o futuros. Casi ningún particular puede almacenar la materia misma.',
    ],
    returns: [
      'De dónde sale el rendimiento',
      'Las empresas ganan el precio menos el costo de extracción, y tienen que seguir encontrando lo que bombean. Los oleoductos cobran tarifas. Los futuros obtienen el cambio de precio y el traslado de un mes a otro, que durante años ha sido un costo. Por eso un fondo de futuros puede bajar mientras sube el precio en el surtidor.',
    ],
    costs: [
      'Cuánto cuesta',
      'Costos de operación y comisiones de los fondos, el traslado y, en los programas privados de perforación, comisiones que pueden llevarse una décima parte o más antes de perforar el primer metro.',
    ],
    risks: [
      'Riesgos habituales',
      {
        list: [
          'El precio: el 20 de abril de 2020 el contrato de petróleo de West Texas que vencía se liquidó a menos 37.63 dólares. Quien no podía recibir la entrega pagó por deshacerse de él.',
          'Guerra, sanciones y accidentes.',
          'El abandono de los combustibles fósiles, que puede dejar yacimientos y tuberías sin uso.',
          'Participaciones en pozos sueltos ofrecidas por teléfono, con fotos de torres de perforación.',
        ],
      },
    ],
  },
  gold: {
    title: 'Oro',
    summary: 'Un metal que no paga interés y ha sido dinero durante miles de años: cómo se tiene y qué esperar de él.',
    what: [
      'Qué es',
      'El oro no se oxida y es escaso: la minería de cada año solo añade un uno o dos por ciento a lo que ya está sobre la tierra. Su precio se da en dólares por onza troy, 31.1 gramos. Algo menos de la mitad de lo que existe son joyas; los bancos centrales tienen entre una sexta y una quinta parte.',
    ],
    how: [
      'Cómo funciona',
      'Puedes tener monedas y lingotes, una parte de los lingotes de una bóveda mediante un fondo, un contrato de futuros o acciones de minas. Cada forma lleva otro riesgo: el robo, el custodio, el apalancamiento o la gestión. Pregunta en cualquier bóveda si los lingotes están anotados por número a nombre de sus dueños (asignados) o si son un derecho sobre un conjunto (no asignados).',
      'De 1933 a finales de 1974 los particulares no podían tener oro en lingotes en Estados Unidos. La promesa del Estado de cambiar dólares por oro terminó para los demás Estados en agosto de 1971; desde entonces el precio flota.',
    ],
    returns: [
      'De dónde sale el rendimiento',
      'Solo de un precio más alto; el oro no paga interés ni dividendo. Ha subido a menudo cuando la gente desconfiaba del dinero o cuando el interés, descontada la inflación, era bajo. Pero la espera puede ser larga: el máximo de enero de 1980, unos 850 dólares, se volvió a alcanzar en enero de 2008, y para entonces los precios de todo lo demás se habían más que duplicado.',
    ],
    costs: [
      'Cuánto cuesta',
      'Las monedas y los lingotes pequeños cuestan varios puntos porcentuales más que el metal y dan menos al venderse. El almacenamiento y el seguro, o la comisión del fondo, se pagan cada año.',
    ],
    risks: [
      'Riesgos habituales',
      {
        list: [
          'Caídas de un tercio y más en pocos años: de 2011 a 2015 perdió más del 40%.',
          'Años sin ningún ingreso.',
          'Falsificaciones, y vendedores que almacenan lo que nunca compraron.',
          'Impuestos que cambian según la forma: infórmate de cómo se tratan las monedas, los fondos y los futuros donde vives.',
        ],
      },
    ],
  },
  estate: {
    title: 'Bienes raíces',
    summary: 'Casas, oficinas y los fondos que las poseen: alquiler, préstamos y un precio que solo se conoce cuando alguien compra.',
    what: [
      'Qué es',
      'Los bienes raíces son la tierra y lo que hay sobre ella. Se pueden tener directamente, mediante acciones de propietarios cotizados o con una participación en un fondo. En Estados Unidos los fideicomisos de inversión inmobiliaria (REIT) existen desde 1960; deben repartir al menos el 90% de sus ingresos gravables y, a cambio, pagan poco o ningún impuesto sobre ellos.',
    ],
    how: [
      'Cómo funciona',
      'La rentabilidad es el alquiler de un año, menos todos los costos, dividido entre el precio. Un apartamento que cuesta 200,000, da 10,000 de alquiler y necesita 3,000 para mantenimiento, periodos vacíos y gestión rinde un 3.5%.',
      'La mayoría de los inmuebles se compra con un préstamo, y eso decide el resultado. Con un 20% de dinero propio, una caída del 10% en el precio se lleva la mitad; una subida del 10% añade la mitad. El interés del préstamo se paga en ambos casos.',
    ],
    returns: [
      'De dónde sale el rendimiento',
      'Primero, del alquiler; de un precio más alto, solo si otros pueden pagar más, porque suben los ingresos o bajan los intereses. El trabajo también añade valor: una casa reparada, un terreno que se puede edificar. A largo plazo los precios de las viviendas han subido con los ingresos más que por encima de ellos, con grandes diferencias entre lugares.',
    ],
    costs: [
      'Cuánto cuesta',
      'Los impuestos de compra, el notario, el agente y el registro pueden sumar del 5 al 15% según el país; después vienen reparaciones, seguro, impuesto sobre la propiedad, gestión. Las empresas cotizadas y los fideicomisos cuestan lo que una acción y oscilan como ella.',
    ],
    risks: [
      'Riesgos habituales',
      {
        list: [
          'No se puede vender en un día. Fondos abiertos cerraron sus puertas cuando demasiados querían salir, en Alemania después de 2008 y en el Reino Unido en 2016.',
          'Una casa en una calle no reparte el riesgo.',
          'Un interés que sube cuando hay que renovar el préstamo; inquilinos que no pagan.',
          'Oficinas y locales que ya nadie necesita.',
          'Terrenos que solo existen en papel: consulta el registro de la propiedad.',
        ],
      },
      'Entre los nuestros figura un plan con el mismo nombre. No tiene condiciones ni reserva, así que [no se ofrece](/plans).',
    ],
  },
}

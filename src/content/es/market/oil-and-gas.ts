import type { Article } from '../../article.ts'

export const oilAndGas: Article = {
  title: 'Petróleo y gas',
  summary: 'Los combustibles que aún mueven la mayor parte del mundo: del pozo al precio, y quién gana qué por el camino.',
  sections: [
    {
      id: 'what',
      title: 'Qué es',
      blocks: [
        'El sector tiene tres partes. La exploración y producción (upstream) busca y extrae petróleo y gas, el transporte (midstream) los mueve y almacena, y la refinación y la venta (downstream) los llevan al consumidor. El petróleo se cuenta en barriles de 42 galones estadounidenses, unos 159 litros. Dos calidades marcan la pauta: el Brent del mar del Norte y el West Texas Intermediate. El gas es regional, porque necesita tuberías o hay que licuarlo a un gran costo.',
      ],
    },
    {
      id: 'how',
      title: 'Cómo funciona',
      blocks: [
        'A corto plazo ni los conductores ni los pozos pueden cambiar mucho, así que una pequeña escasez mueve mucho el precio. Un grupo de exportadores, la OPEP (fundada en Bagdad en 1960), intenta junto con otros dirigir la oferta. Las existencias, el transporte marítimo y la fuerza del dólar hacen el resto.',
        'Se pueden tener acciones de empresas, fondos de ellas, sociedades que poseen oleoductos, o futuros. Casi ningún particular puede almacenar la materia misma.',
      ],
    },
    {
      id: 'returns',
      title: 'De dónde sale el rendimiento',
      blocks: [
        'Las empresas ganan el precio menos el costo de extracción, y tienen que seguir encontrando lo que bombean. Los oleoductos cobran tarifas. Los futuros obtienen el cambio de precio y el traslado de un mes a otro, que durante años ha sido un costo. Por eso un fondo de futuros puede bajar mientras sube el precio en el surtidor.',
      ],
    },
    {
      id: 'costs',
      title: 'Cuánto cuesta',
      blocks: [
        'Costos de operación y comisiones de los fondos, el traslado y, en los programas privados de perforación, comisiones que pueden llevarse una décima parte o más antes de perforar el primer metro.',
      ],
    },
    {
      id: 'risks',
      title: 'Riesgos habituales',
      blocks: [
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
  ],
}

import type { Article } from '../../article.ts'

export const privateWealth: Article = {
  title: 'Patrimonio privado',
  summary: 'Qué hacen los bancos privados y las oficinas familiares por las grandes fortunas, qué cobran y qué preguntarles.',
  sections: [
    {
      id: 'what',
      title: 'Qué es',
      blocks: [
        'La gestión de patrimonios privados se ocupa de una fortuna entera: inversiones, préstamos, impuestos, herencias, donaciones y, a veces, arte y aviones. Los bancos privados lo hacen para muchas familias; una oficina familiar, para una o unas pocas. Son habituales importes de entrada de un millón o más.',
      ],
    },
    {
      id: 'how',
      title: 'Cómo funciona',
      blocks: [
        'Hay tres tipos de mandato. Con solo ejecución, tú decides y ellos cumplen. Con asesoramiento, ellos proponen y tú decides. Con un mandato discrecional, ellos deciden dentro de límites que has acordado por escrito. Lee esos límites: son lo que les puedes exigir.',
        'Los valores están en manos de un custodio. Si están anotados como tuyos, siguen siendo tuyos aunque el banco quiebre; el efectivo de una cuenta es un derecho frente al banco, asegurado hasta el límite legal y no más.',
      ],
    },
    {
      id: 'returns',
      title: 'De dónde sale el rendimiento',
      blocks: [
        'De los mismos mercados que para todos. Lo que añade un buen asesoramiento suele estar en otra parte: impuestos que se evitan dentro de la ley, riesgos que se reparten, errores en los malos años que no se cometen. El acceso a fondos cerrados es un servicio; si esos fondos valen lo que cuestan es otra cuestión.',
      ],
    },
    {
      id: 'costs',
      title: 'Cuánto cuesta',
      blocks: [
        'A menudo cerca de un uno por ciento al año de todo lo gestionado, menos cuanto mayor es la fortuna, y después los productos que hay dentro, las operaciones, la custodia y el cambio de moneda. Pide una sola cifra que lo incluya todo. Un asesor al que pagan los fabricantes de los productos tiene dos amos, así que pregunta quién paga y cuánto.',
      ],
    },
    {
      id: 'risks',
      title: 'Riesgos habituales',
      blocks: [
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
  ],
}

import type { Article } from '../../article.ts'

export const agriculture: Article = {
  title: 'Agricultura',
  summary: 'Cereales, ganado, café y la tierra que necesitan: cómo las cosechas se convierten en precios.',
  sections: [
    {
      id: 'what',
      title: 'Qué es',
      blocks: [
        'La inversión agrícola tiene dos caras: los productos (trigo, maíz, soja, azúcar, café, ganado) y los medios para obtenerlos (tierra, maquinaria, empresas de semillas y de alimentos). Los productos se negocian por calidades normalizadas, de modo que un contrato no tiene que nombrar un campo.',
      ],
    },
    {
      id: 'how',
      title: 'Cómo funciona',
      blocks: [
        'Los agricultores venden antes de la cosecha para fijar un precio; los molinos compran por adelantado por la misma razón. Los futuros lo hacen posible. La Bolsa de Comercio de Chicago se fundó en 1848 para este comercio, y su contrato de trigo sigue siendo de 5,000 bushels. Casi ningún contrato acaba en una entrega; se cierra o se traslada al mes siguiente.',
        'La tierra de cultivo se compra directamente, o por medio de fondos y de empresas cotizadas que la arriendan a agricultores.',
      ],
    },
    {
      id: 'returns',
      title: 'De dónde sale el rendimiento',
      blocks: [
        'La tierra paga una renta y puede subir de valor. Un producto almacenado no paga nada; cuesta almacenamiento. Una posición en futuros obtiene el cambio de precio, el interés del efectivo que la respalda y el traslado (roll): si los meses posteriores cuestan más que el actual, cada traslado pierde un poco. Solo con eso, un precio que sube puede convertirse en pérdida para quien tiene un fondo de futuros.',
      ],
    },
    {
      id: 'costs',
      title: 'Cuánto cuesta',
      blocks: [
        'Comisión y diferencial, margen en los futuros, comisiones de los fondos y el traslado. En la tierra: impuesto de compra, medición, gestión, seguro.',
      ],
    },
    {
      id: 'risks',
      title: 'Riesgos habituales',
      blocks: [
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
  ],
}

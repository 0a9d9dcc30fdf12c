/** The daily replay of all bots, and how far it differs. */
import type { Catalogue } from '../../types/catalogue.ts'

export const divergence: Catalogue<'ar'>['divergence'] = {
  title: 'الانحراف',
  label: 'الأيام المُعاد تشغيلها',
  help: 'تُعاد جلسة كل يوم لكل الروبوتات على أسعارها المسجلة. وهذا مقدار اختلاف التنفيذات حينها؛ ويجب أن يكون صفرًا.',
  none: 'لم ينتهِ أي يوم بعد. ويُفحص الأول عند انتهائه.',
  failed: 'تعذّر تحميل الفحوص.',
  day: 'اليوم',
  fills: 'التنفيذات',
  checked: 'وقت الفحص',
  off: 'الفرق',
}

/** Around every chart. */
import type { Catalogue } from '../../types/catalogue.ts'

export const charts: Catalogue<'ar'>['charts'] = {
  view: 'طريقة العرض',
  chart: 'رسم بياني',
  table: 'عرض كجدول',
  at: 'الوقت (UTC)',
  utc: 'الأوقات بتوقيت UTC.',
  credit: 'رُسم باستخدام Lightweight Charts من TradingView',
  millions: 'المحور بالملايين',
  drawing: {
    zero: '{label}: لا نقاط من {from} إلى {to}.',
    one: '{label}: نقطة واحدة من {from} إلى {to}. والقيم نفسها في الجدول.',
    two: '{label}: نقطتان من {from} إلى {to}. والقيم نفسها في الجدول.',
    few: '{label}: {count} نقاط من {from} إلى {to}. والقيم نفسها في الجدول.',
    many: '{label}: {count} نقطة من {from} إلى {to}. والقيم نفسها في الجدول.',
    other: '{label}: {count} نقطة من {from} إلى {to}. والقيم نفسها في الجدول.',
  },
  bars: {
    zero: '{label}: لا أعمدة. القيم نفسها في الجدول.',
    one: '{label}: مجموعة أعمدة واحدة، {from}. القيم نفسها في الجدول.',
    two: '{label}: مجموعتا أعمدة من {from} إلى {to}. القيم نفسها في الجدول.',
    few: '{label}: {count} مجموعات أعمدة من {from} إلى {to}. القيم نفسها في الجدول.',
    many: '{label}: {count} مجموعة أعمدة من {from} إلى {to}. القيم نفسها في الجدول.',
    other: '{label}: {count} مجموعة أعمدة من {from} إلى {to}. القيم نفسها في الجدول.',
  },
}

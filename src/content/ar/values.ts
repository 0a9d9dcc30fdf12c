/** Texts for values in a sentence, in Arabic. */
import type { Values } from '../value.ts'

export const values: Values = {
  bank: 'حساب بنكي {number}',
  main: 'الرئيسي',
  bonus: 'المكافأة',
  earning: 'الكسب',
  totp: 'تطبيق مصادقة',
  passkey: 'مفتاح المرور «{name}»',
  device: '{browser} على {system}',
  device_system: 'متصفح على {system}',
  device_program: 'برنامج',
  device_unknown: 'جهاز غير معروف',
  declined: 'رفضه مدير',
  deleted: 'حذفه مدير',
  rail_declined: 'رفضته قناة الدفع التجريبية',
  no_reason: 'لم يذكر المدير سببًا.',
  plan_not_offered: 'لم تعد الخطة معروضة',
  plan_out_of_range: 'المبلغ خارج نطاق الخطة',
  plan_not_covered: 'لم يستطع الاحتياطي تغطية عائدها',
}

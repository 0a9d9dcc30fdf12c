/** Announcements, where administrators write them. */
import type { Catalogue } from '../../types/catalogue.ts'

export const announcements: Catalogue<'ar'>['announcements'] = {
  table: 'الإعلانات',
  failed: 'تعذّر تحميل الإعلانات.',
  none: 'لا إعلان بعد',
  none_help: 'ما تنشره هنا يظهر في الصفحات العامة حتى ينتهي أو يُزال.',
  write: 'إعلان جديد',
  title: 'العنوان',
  body: 'النص',
  ends: 'مدة الظهور',
  ends_hint: 'بعدها يختفي من الصفحات العامة.',
  lengths: { hour: 'ساعة', day: 'يوم', week: 'أسبوع', open: 'حتى إزالته' },
  publish: 'نشر',
  published: 'تم النشر.',
  published_at: 'تاريخ النشر',
  until: 'حتى',
  open_end: 'إزالته',
  state: 'الحالة',
  change: 'تغيير',
  states: { standing: 'ظاهر', ended: 'انتهى', taken_down: 'أُزيل' },
  take_down: 'إزالة',
  take_down_title: 'إزالة هذا الإعلان؟',
  take_down_text: 'يختفي من الصفحات العامة فورًا ويبقى في هذه القائمة.',
  taken_down: 'تمت الإزالة.',
}

/** What every printed document says besides its own text. */
import type { Papers } from '../print/paper.ts'

export const papers: Papers = {
  generated: 'أُعد في \u2066{at} UTC\u2069',
  page: 'الصفحة {n} من {count}',
  replaced: 'بعض الأحرف لا شكل لها في خط هذا المستند وتظهر هكذا {sign}.',
  legal: 'الشروط والخصوصية والمخاطر',
  in_force: 'سارٍ منذ {date}',
}

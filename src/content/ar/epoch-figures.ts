/** The five figures of an epoch, as the screens and the printed certificate call them. */
import type { EpochFigures } from '../print/paper.ts'

export const epochFigures: EpochFigures = {
  liabilities: 'المستحق للأعضاء',
  liabilities_note: 'الأرصدة وكل الوعود القائمة',
  custody: 'في الحفظ',
  custody_note: 'أموال تجريبية',
  free: 'الاحتياطي الحر',
  free_note: 'غير موعود به لأحد',
  committed: 'الاحتياطي المخصّص',
  committed_note: 'مُجنَّب للخطط المفتوحة',
  coverage: 'التغطية',
}

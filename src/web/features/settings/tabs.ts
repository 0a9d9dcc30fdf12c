/** The tabs of the settings, in their order. */
import type { ComponentType } from 'react'
import type { Key } from '#web/shared/locale/text.ts'
import { DataTab } from './DataTab.tsx'
import { NotificationsTab } from './NotificationsTab.tsx'
import { PasswordTab } from './PasswordTab.tsx'
import { SecurityTab } from './SecurityTab.tsx'
import { TestimonialTab } from './TestimonialTab.tsx'
import { WalletTab } from './WalletTab.tsx'

export const tabs: readonly { readonly value: string; readonly label: Key; readonly Panel: ComponentType }[] = [
  { value: 'wallet', label: 'settings.wallet_tab', Panel: WalletTab },
  { value: 'password', label: 'safety.password_tab', Panel: PasswordTab },
  { value: 'security', label: 'security.tab', Panel: SecurityTab },
  { value: 'notifications', label: 'notifications.tab', Panel: NotificationsTab },
  { value: 'testimonial', label: 'testimonials.tab', Panel: TestimonialTab },
  { value: 'data', label: 'data.tab', Panel: DataTab },
]

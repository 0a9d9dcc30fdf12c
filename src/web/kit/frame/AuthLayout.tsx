/** Screens before the log-in: ribbon, logo, one centred card, and small print below. */
import type { ReactNode } from 'react'
import { Logo } from '#web/kit/text/Logo.tsx'

export type AuthLayoutProps = {
  ribbon: ReactNode
  brand?: ReactNode
  /** Right of the mark: colour mode, language. */
  actions?: ReactNode
  /** The task, the page's h1. */
  title: ReactNode
  /** One sentence under it. */
  lead?: ReactNode
  children: ReactNode
  /** Under the card: the alternative ("No account yet? Sign Up"). */
  footer?: ReactNode
}

export function AuthLayout({ ribbon, brand = <Logo href="/" />, actions, title, lead, children, footer }: AuthLayoutProps) {
  return (
    <>
      {ribbon}
      <div className="flex min-h-[calc(100dvh-var(--h-ribbon)-1px)] flex-col">
        <header className="flex h-(--h-top) items-center justify-between gap-4 gutter-x">
          {brand}
          {actions && <div className="flex items-center gap-1">{actions}</div>}
        </header>
        <main id="main" tabIndex={-1} className="grid flex-1 content-start justify-items-center px-4 pt-4 pb-12 outline-none md:pt-[8dvh]">
          <div className="grid w-full max-w-108 grid-cols-[minmax(0,1fr)] gap-6">
            <div className="grid gap-6 rounded-5 border border-line bg-surface-1 p-6 shadow-card sm:p-8">
              <div className="grid gap-2">
                <h1 className="font-head text-24 font-bold tracking-[-.015em] text-balance">{title}</h1>
                {lead && <p className="text-text-2">{lead}</p>}
              </div>
              {children}
            </div>
            {footer && <div className="text-center text-text-2">{footer}</div>}
          </div>
        </main>
      </div>
    </>
  )
}

/** The layout of a bot's card: name and rule, facts below, records beside. */
import type { ReactNode } from 'react'
import { Card, Link } from '#web/kit/index.ts'
import { Go } from '#web/shared/screen/go.tsx'

export type BotCardFrameProps = {
  readonly version: string
  readonly name: string
  readonly rule: string
  readonly aside?: ReactNode
  readonly facts: ReactNode
  /** The records. */
  readonly children: ReactNode
}

export function BotCardFrame({ version, name, rule, aside, facts, children }: BotCardFrameProps) {
  return (
    <Card
      title={
        <Link render={<Go to={`/bots/${version}`} />}>
          {version} {name}
        </Link>
      }
      titleSize="l"
      aside={aside}
    >
      <div className="grid gap-4 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:gap-8">
        <div className="grid content-start gap-2">
          <p>{rule}</p>
          {facts}
        </div>
        <div className="grid content-start gap-3">{children}</div>
      </div>
    </Card>
  )
}

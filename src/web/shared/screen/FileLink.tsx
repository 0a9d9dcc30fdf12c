/** Saves a file of the API. Not a plain link: that names no member, so another one's session would fetch it. */
import type { RouteName } from '#contract/routes'
import { Link } from '#web/kit/index.ts'
import type { Ask } from '#web/shared/call/call.ts'
import { useDownload } from '#web/shared/call/use-download.ts'

export type FileLinkProps<Name extends RouteName> = {
  readonly name: Name
  readonly ask: Pick<Ask<Name>, 'params' | 'query'>
  readonly children: string
}

export function FileLink<Name extends RouteName>({ name, ask, children }: FileLinkProps<Name>) {
  const file = useDownload<Name>()
  return (
    <Link
      className="justify-self-start text-start wrap-anywhere"
      render={<button type="button" disabled={file.working} onClick={() => file.run({ name, ask, accept: '*/*' })} />}
    >
      {children}
    </Link>
  )
}

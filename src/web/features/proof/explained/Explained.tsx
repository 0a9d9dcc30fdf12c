/** How the proof works, what it detects, its limits, and how to check without this page. */
import { Cheats } from './Cheats.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Limits } from './Limits.tsx'
import { RunTool } from './RunTool.tsx'

/** `origin`: the public URL of this instance. */
export function Explained({ origin }: { origin: string }) {
  return (
    <>
      <HowItWorks />
      <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
        <Cheats />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
          <Limits />
          <RunTool origin={origin} />
        </div>
      </div>
    </>
  )
}

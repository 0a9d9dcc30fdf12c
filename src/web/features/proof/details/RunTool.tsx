/** How to check without this page: the independent tool and a witness, as commands to copy. */
import { Card } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Copy } from './CheckpointCard.tsx'

export function RunTool({ origin: url }: { origin: string }) {
  const t = useText()
  const commands = [
    { what: t('proof.tool.all'), command: `node verify.mjs --url ${url}` },
    { what: t('proof.tool.bundle'), command: `node verify.mjs --url ${url} --bundle clearterm-proof.json` },
    { what: t('proof.tool.witness'), command: `node verify.mjs --witness --url ${url} --port 8411` },
    { what: t('proof.tool.with_witness'), command: `node verify.mjs --url ${url} --witness-url WITNESS --witness-key KEY` },
  ]
  return (
    <Card id="command-line" title={t('proof.tool.title')} level={3} className="scroll-mt-32">
      <p className="mb-4 max-w-[72ch] text-text-2">{t('proof.tool.text')}</p>
      <ul className="grid gap-4 md:max-xl:grid-cols-2">
        {commands.map(({ what, command }) => (
          <li key={what} className="grid min-w-0 content-start gap-1.5">
            <p>{what}</p>
            <div className="flex items-center gap-2 rounded-3 bg-surface-2 py-1 pe-1 ps-3">
              <code translate="no" dir="ltr" className="min-w-0 flex-1 py-1 font-sans text-14 wrap-anywhere tabular-nums">
                {command}
              </code>
              <Copy text={command} name={t('proof.tool.copy_command', { what })} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/**
 * The probability that at least one of `omitted` accounts is among `checkers` of `accounts`, if the platform cannot predict who checks: 1 −
 * C(n − k, c) ÷ C(n, c), which is hypergeometric. 0 to 1; no money is computed with it.
 */
export function detectionProbability({ accounts, checkers, omitted }: { accounts: number; checkers: number; omitted: number }): number {
  let missed = 1
  for (let k = 0; k < omitted; k += 1) missed *= Math.max(0, (accounts - checkers - k) / (accounts - k))
  return 1 - missed
}

/** Basis points, rounded down, so that it is never overstated. */
export function detectionProbabilityBps(of: Parameters<typeof detectionProbability>[0]): number {
  return Math.floor(detectionProbability(of) * 10_000 + 1e-9)
}

/** Judges a chosen file by its first bytes, before it is sent. The server repeats it and checks more. */
import { useState } from 'react'
import { type Accepted, type FileFault, HEAD_BYTES, judgeFile } from '#contract/shared/file-kind'
import { useText } from '#web/shared/locale/text.ts'

export type FileCheck = {
  /** Why the last chosen file was not taken. */
  readonly error: string | undefined
  /** The file if it is accepted here, else null. */
  check(chosen: File | null): Promise<File | null>
}

export function useFileCheck(accepted: Accepted): FileCheck {
  const t = useText()
  const [fault, setFault] = useState<FileFault | null>(null)
  const check = async (chosen: File | null) => {
    const next = chosen && (await faultOf(chosen, accepted))
    setFault(next)
    return next ? null : chosen
  }
  return { error: fault ? t(`files.${fault.reason}`, fault.params) : undefined, check }
}

async function faultOf(file: File, accepted: Accepted): Promise<FileFault | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const judged = judgeFile({ size: file.size, head }, accepted)
  return typeof judged === 'string' ? null : judged
}

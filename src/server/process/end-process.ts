/** Ends the process once, after what was admitted: on a signal, or after a fault that nothing caught. */
import type { FastifyBaseLogger } from 'fastify'
import { newId } from '#kernel/id'

/** EX_SOFTWARE of sysexits.h. A service manager starts the process again. */
const FAULT_CODE = 70

type Ending = {
  /** Stops accepting, drains, and closes everything. */
  readonly stop: () => Promise<void>
  readonly log: FastifyBaseLogger
  /** After these the process ends, stopped or not. */
  readonly seconds: number
}

/**
 * The first signal drains and exits with 0; a second one exits at once. After a fault the state is unknown, so the process drains too and
 * exits with a code that is not 0. A stop that fails or takes too long ends it all the same.
 */
export function endProcess({ stop, log, seconds }: Ending): void {
  let code = 0
  let ending = false
  const exit = (): void => process.exit(code)
  const fail = (detail: object, message: string): void => {
    log.fatal(detail, message)
    code ||= 1
    exit()
  }
  const end = (): void => {
    ending = true
    // Where nothing is left to wait for, Node ends the process with this code, though the stop has not ended.
    process.exitCode = code || 1
    setTimeout(() => fail({ seconds }, 'the process did not stop in time'), seconds * 1000).unref()
    stop().then(exit, (error: unknown) => fail({ err: error }, 'the process did not stop in order'))
  }
  const onSignal = (): void => {
    if (ending) process.exit(code || 1)
    end()
  }
  const onFault = (error: unknown): void => {
    log.fatal({ err: error, reference: newId() }, 'a fault that nothing caught: the process drains and ends')
    code = FAULT_CODE
    if (!ending) end()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  process.on('unhandledRejection', onFault)
  process.on('uncaughtException', onFault)
}

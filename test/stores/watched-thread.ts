/** The embedded store's thread, which also says how much memory it holds. */
import '../support/heap-probe.mjs'
import '../../src/server/store/embedded/worker.ts'

/** Emits sw.js, the service worker, at the root: a worker answers for what is below its own path. */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bundle } from './bundle.ts'

export function serviceWorker(root: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundle(root, join(root, 'src/web/unreached/worker.ts')) })
    },
  }
}

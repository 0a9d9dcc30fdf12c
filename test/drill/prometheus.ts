/** Prometheus over the nodes of the drill, with the alert rules that are shipped. */
import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '#test/support/free-port.ts'

export type Prometheus = {
  firing(): Promise<Set<string>>
  value(query: string): Promise<{ readonly labels: Record<string, string>; readonly value: number }[]>
  stop(): void
}

export function isInstalled(): boolean {
  return spawnSync('prometheus', ['--version']).status === 0
}

export async function startPrometheus(folder: string, ports: readonly number[]): Promise<Prometheus> {
  const port = await freePort()
  const config = join(folder, 'prometheus.yaml')
  const targets = ports.map((one) => `'127.0.0.1:${one}'`).join(', ')
  const text = `global: { scrape_interval: 5s, scrape_timeout: 5s, evaluation_interval: 5s }
rule_files: ['${resolve('deploy/monitoring/alerts.yaml')}']
scrape_configs: [{ job_name: clearterm, static_configs: [{ targets: [${targets}] }] }]
`
  writeFileSync(config, text)
  const options = [
    `--config.file=${config}`,
    `--storage.tsdb.path=${join(folder, 'prometheus')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=error',
  ]
  const server = spawn('prometheus', options, { stdio: ['ignore', 'ignore', 'inherit'] })
  const read = async (path: string) => (await (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json()) as { data: never }
  for (let look = 0; look < 150; look += 1) {
    if (
      await read('alerts').then(
        () => true,
        () => false,
      )
    )
      break
    await new Promise((done) => setTimeout(done, 200))
  }
  return {
    firing: async () => {
      const { alerts } = (await read('alerts')).data as { alerts: { state: string; labels: Record<string, string> }[] }
      return new Set(alerts.flatMap(({ state, labels }) => (state === 'firing' && labels.alertname ? [labels.alertname] : [])))
    },
    value: async (query) => {
      const { result } = (await read(`query?query=${encodeURIComponent(query)}`)).data as {
        result: { metric: Record<string, string>; value: [number, string] }[]
      }
      return result.map(({ metric, value }) => ({ labels: metric, value: Number(value[1]) }))
    },
    stop: () => void server.kill('SIGTERM'),
  }
}

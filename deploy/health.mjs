/** Health check of the image, which has no shell and no curl: exit code 0 while the server answers. */
const host = process.env.HOST ?? '127.0.0.1'
const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
try {
  const { ok } = await fetch(`http://${address}:${process.env.PORT ?? 3000}/healthz`, { signal: AbortSignal.timeout(4_000) })
  process.exit(ok ? 0 : 1)
} catch {
  process.exit(1)
}

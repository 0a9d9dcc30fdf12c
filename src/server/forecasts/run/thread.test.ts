import { expect, it } from 'vitest'
import { openForecaster } from './thread.ts'

it('starts another worker after one that ended in the middle', async () => {
  const forecaster = openForecaster()
  const broken = { day: null } as unknown as Parameters<typeof forecaster.walk>[0]
  await expect(forecaster.walk(broken, true)).rejects.toThrow()
  await expect(forecaster.simulate([Date.UTC(2026, 0, 5)])).resolves.toHaveLength(15)
  await forecaster.close()
})

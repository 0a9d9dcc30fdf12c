import { defineRoom } from '#server/room'
import type { ForecastsDependencies } from './dependencies.ts'
import { openForecasts } from './open.ts'
import { readOutlooks } from './record/outlooks.ts'
import { forecastRoutes } from './routes.ts'

export const forecastsRoom = defineRoom({
  name: 'forecasts',
  knows: ['store', 'threads'],
  needs: ['database', 'clock', 'market'],
  open: (given: ForecastsDependencies) => ({ ...openForecasts(given), readOutlooks }),
  routes: forecastRoutes,
  // Runs often, so that a failed run is retried well before midnight; it has work twice a day.
  jobs: ({ isDue, run }) => [{ name: 'forecasts', every_seconds: 20, on: 'worker', lead: { alone: 9 }, isDue, run }],
})

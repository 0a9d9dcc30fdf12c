/** What is counted of calls as they are answered. */
import type { Answered } from '#server/http'
import { counter, histogram } from '#server/room'

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function observeCalls() {
  const requests = histogram(
    'clearterm_http_request_duration_seconds',
    'Time to the end of an answer, by the pattern of the route and the class of the status. Streams are not included.',
    REQUEST_SECONDS,
    ['method', 'route', 'status_class'],
  )
  const refusals = counter('clearterm_refusals_total', 'Refused calls, by the name of the refusal.', 'refusal')
  return {
    series: [requests, refusals],
    answered: ({ method, route, status, refusal, seconds }: Answered): void => {
      requests.observe({ method, route: route ?? 'none', status_class: `${Math.floor(status / 100)}xx` }, seconds)
      if (refusal !== null) refusals.inc({ refusal })
    },
  }
}

/**
 * Method, path and exactly-once of each call, from the contract. The browser build puts the value in this module's place (scripts/web/call-table.ts),
 * so that no schema is fetched.
 */
import { type Api, api, type RouteName } from '#contract/routes'

type Line<R> = R extends { method: infer M; path: infer P; once: true }
  ? readonly [M, P, 'once']
  : R extends { method: infer M; path: infer P }
    ? readonly [M, P]
    : never

type CallTable = { readonly [Name in RouteName]: Line<Api[Name]> }

export const callTable = Object.fromEntries(
  Object.entries(api).map(([name, route]) => [name, 'once' in route ? [route.method, route.path, 'once'] : [route.method, route.path]]),
) as unknown as CallTable

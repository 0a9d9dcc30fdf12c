/** Method, path and exactly-once of each call, from the contract. */
import type { Api, RouteName } from '#contract/routes'

type Line<R> = R extends { method: infer M; path: infer P; once: true }
  ? readonly [M, P, 'once']
  : R extends { method: infer M; path: infer P }
    ? readonly [M, P]
    : never

type OfConsole = { [Name in RouteName]: Api[Name] extends { path: `/admin/${string}` } ? Name : never }[RouteName]
export type CallTable = { readonly [Name in Exclude<RouteName, OfConsole>]: Line<Api[Name]> }
export type ConsoleCalls = { readonly [Name in OfConsole]: Line<Api[Name]> }

type Route = { readonly method: string; readonly path: string }

export function linesOf(api: Readonly<Record<string, Route>>, has: (path: string) => boolean): object {
  const routes = Object.entries(api).filter(([, { path }]) => has(path))
  return Object.fromEntries(
    routes.map(([name, route]) => [name, 'once' in route ? [route.method, route.path, 'once'] : [route.method, route.path]]),
  )
}

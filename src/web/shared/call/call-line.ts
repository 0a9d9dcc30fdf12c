/** Method, path, and exactly-once or own proof of each call, from the contract. */
import type { Api, RouteName } from '#contract/routes'

type Line<R> = R extends { method: infer M; path: infer P; once: true }
  ? readonly [M, P, 'once']
  : R extends { method: infer M; path: infer P; own_proof: true }
    ? readonly [M, P, 'proof']
    : R extends { method: infer M; path: infer P }
      ? readonly [M, P]
      : never

/** What visitors' pages read. All other calls are loaded with the first of them, and those of the staff alone with the first of these. */
type OfVisitors = { [Name in RouteName]: Api[Name] extends { who: 'anyone'; method: 'GET' } ? Name : never }[RouteName]
type OfStaff = { [Name in RouteName]: Api[Name] extends { who: 'anyone' | 'guest' | 'member' } ? never : Name }[RouteName]
export type CallTable = { readonly [Name in OfVisitors]: Line<Api[Name]> }
export type MemberCalls = { readonly [Name in Exclude<RouteName, OfVisitors | OfStaff>]: Line<Api[Name]> }
export type StaffCalls = { readonly [Name in OfStaff]: Line<Api[Name]> }

type Route = { readonly method: string; readonly path: string; readonly who: string }

type Callers = 'visitors' | 'members' | 'staff'

export function linesOf(api: Readonly<Record<string, Route>>, of: Callers): object {
  const routes = Object.entries(api).filter(([, route]) => callersOf(route) === of)
  return Object.fromEntries(routes.map(([name, route]) => [name, [route.method, route.path, ...markOf(route)]]))
}

function callersOf({ who, method }: Route): Callers {
  if (who === 'anyone' && method === 'GET') return 'visitors'
  return ['anyone', 'guest', 'member'].includes(who) ? 'members' : 'staff'
}

function markOf(route: Route): readonly ('once' | 'proof')[] {
  return 'once' in route ? ['once'] : 'own_proof' in route ? ['proof'] : []
}

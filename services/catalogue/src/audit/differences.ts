import { isDeepStrictEqual } from 'node:util'

/** The fields in which two states differ, as they were and as they became. */
export function differences<State extends object>(was: State, became: State) {
  const changed = (Object.keys(became) as (keyof State)[]).filter((name) => !isDeepStrictEqual(was[name], became[name]))
  const only = (state: State) => Object.fromEntries(changed.map((name) => [name, state[name]])) as Partial<State>
  return { before: only(was), after: only(became) }
}

import { isApiError } from '../api-error.ts'

/** What the server found wrong, by field, as far as the form has that field. */
export function serverFaults<Values extends object>(error: unknown, values: Values) {
  const found = (isApiError(error) && error.problem?.errors) || []
  return Object.fromEntries(
    found.filter(({ path }) => Object.hasOwn(values, path)).map(({ path, message }) => [path, message]),
  ) as Partial<Record<keyof Values, string>>
}

import { isApiError } from '../../shared/api-error.ts'

/** A link that the server refused will not work later either; only a new one helps. */
export const isSpent = (error: unknown) => isApiError(error) && error.status >= 400 && error.status < 429

import { createHash } from 'node:crypto'
import { masked } from '../cards/masked.ts'
import type { Answer } from '../protocol/answer.ts'
import { invalidRequest, ProviderError } from '../protocol/provider-error.ts'
import type { Payments } from '../provider/payments.ts'
import type { Keyed } from '../store/answer.store.ts'

const LONGEST_KEY = 255
const KEPT_S = 24 * 3600

export function readIdempotencyKey(
  header: unknown,
  endpoint: string,
  params: Record<string, unknown>,
): Keyed | undefined {
  if (typeof header !== 'string' || header === '') return undefined
  if (header.length > LONGEST_KEY)
    throw invalidRequest(`Idempotency keys can be at most ${LONGEST_KEY} characters long.`)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(sorted(masked(params))))
    .digest('hex')
  return { key: header, endpoint, fingerprint }
}

/** What was answered to the same request before; another request under its key is refused. */
export function findFirstAnswer({ answers }: Payments, { key, endpoint, fingerprint }: Keyed, now: number) {
  const first = answers.find(key, now - KEPT_S)
  if (first && first.endpoint !== endpoint)
    throw usedOtherwise(key, `for the same endpoint they were first used for ('${first.endpoint}' vs. '${endpoint}')`)
  if (first && first.fingerprint !== fingerprint)
    throw usedOtherwise(key, 'with the same parameters they were first used with')
  return first
}

const usedOtherwise = (key: string, how: string) =>
  new ProviderError(400, {
    type: 'idempotency_error',
    message:
      `Keys for idempotent requests can only be used ${how}. ` +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
  })

export const keepFirstAnswer = ({ answers }: Payments, keyed: Keyed, answer: Answer, now: number) =>
  answers.keep({ ...keyed, ...answer }, now)

/** Refuses a request while another one under its key is still being answered. */
export function createKeysInUse() {
  const inUse = new Set<string>()
  return async <Result>({ key }: Keyed, run: () => Promise<Result>): Promise<Result> => {
    if (inUse.has(key)) throw keyInUse(key)
    inUse.add(key)
    try {
      return await run()
    } finally {
      inUse.delete(key)
    }
  }
}

const keyInUse = (key: string) =>
  new ProviderError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this idempotency key: ${key}.`,
  })

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => [name, sorted(each)])
}

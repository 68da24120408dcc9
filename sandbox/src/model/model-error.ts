interface Details {
  type: 'invalid_request_error' | 'rate_limit_error' | 'server_error'
  message: string
  param?: string | null
  code?: string | null
}

/** A refusal in the shape that OpenAI's protocol gives it. */
export class ModelError extends Error {
  readonly status: number
  readonly body: { error: Required<Details> }

  constructor(status: number, { type, message, param = null, code = null }: Details) {
    super(message)
    this.status = status
    this.body = { error: { message, type, param, code } }
  }
}

export const invalidRequest = (message: string, param: string | null = null) =>
  new ModelError(400, { type: 'invalid_request_error', message, param })

export const wrongKey = () =>
  new ModelError(401, {
    type: 'invalid_request_error',
    message: 'Incorrect API key provided.',
    code: 'invalid_api_key',
  })

export const unknownModel = (name: string) =>
  new ModelError(404, {
    type: 'invalid_request_error',
    message: `The model \`${name.slice(0, 100)}\` does not exist or you do not have access to it.`,
    param: 'model',
    code: 'model_not_found',
  })

/** How a requested failure is worded. */
export function failureOf(status: number, code?: string): ModelError {
  const message = 'This failure was asked for.'
  if (status === 429)
    return new ModelError(429, { type: 'rate_limit_error', message, code: code ?? 'rate_limit_exceeded' })
  const type = status >= 500 ? 'server_error' : 'invalid_request_error'
  return new ModelError(status, { type, message, ...(code && { code }) })
}

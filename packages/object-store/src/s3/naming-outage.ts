import { S3ServiceException } from '@aws-sdk/client-s3'
import { refusals } from '@storyright/contracts/vocabulary'

const silence = /\b(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)\b/

/** What failed because the bucket's server is away, as the 503 that says so; anything else as it is. */
export const namingOutage = (error: unknown): unknown =>
  isOutage(error) ? Object.assign(refusals.unavailable({ retryAfterSeconds: 5 }), { cause: error }) : error

function isOutage(error: unknown): boolean {
  if (error instanceof S3ServiceException) {
    const { httpStatusCode: status = 0 } = error.$metadata
    return status >= 500 || status === 429
  }
  const { name, message } = error as Error
  return name === 'TimeoutError' || silence.test(message)
}

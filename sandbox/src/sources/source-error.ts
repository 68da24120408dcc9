/** A refusal in its provider's own shape. */
export class SourceError extends Error {
  readonly status: number
  readonly body: object
  readonly headers: Record<string, string>

  constructor(status: number, body: object, headers: Record<string, string> = {}) {
    super(`Refused with ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

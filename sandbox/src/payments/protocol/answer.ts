/** What a call is answered: always JSON. */
export interface Answer {
  status: number
  body: unknown
}

export function ok(body: unknown): Answer {
  return { status: 200, body }
}

/** What a call is answered: always JSON. */
export interface Answer {
  status: number
  body: unknown
}

export const ok = (body: unknown): Answer => ({ status: 200, body })

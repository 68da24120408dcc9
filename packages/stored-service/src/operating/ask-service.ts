import { internalTokenHeader, internalTokensIn } from '@storyright/contracts/http'

/** Sends an operator's request to a service; throws what it refused with, as a sentence. */
export type Ask = (call: { method: string; path: string }, body?: object) => Promise<unknown>

interface Asked {
  /** The service's name in the output. */
  who: string
  url: string
  /** One or more, with commas between; the first is sent. */
  internalToken: string
}

export const askService = ({ who, url, internalToken }: Asked): Ask => {
  const [token = ''] = internalTokensIn(internalToken)
  return async ({ method, path }, body) => {
    const answer = await fetch(new URL(path, url), {
      method,
      headers: { [internalTokenHeader]: token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new Error(`${who} does not answer at ${url}.`, { cause })
    })
    if (!answer.ok) throw new Error(`${who} answered ${answer.status}.`)
    return answer.json()
  }
}

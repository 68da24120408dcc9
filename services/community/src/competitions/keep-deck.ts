import { keepDeck as call } from '@storyright/contracts/http'
import { competitionMessages, refusals } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'

interface Sent {
  deckFileUrl: string
  ownerId: string
}

/** Has offers keep one's own deck for an entry that is about to be written; returns its address there. */
export async function keepDeck({ offers }: Pick<Deps, 'offers'>, { deckFileUrl, ownerId }: Sent): Promise<string> {
  const { method, path, reply } = call
  const kept = await offers.ask({ method, path, body: { deckFileUrl, ownerId }, reply, idempotent: true })
  if (kept?.deckFileUrl) return kept.deckFileUrl
  const message = competitionMessages.deckRequired
  throw refusals.validationFailed({ message: `${message}.`, errors: [{ path: 'deckFileUrl', message }] })
}

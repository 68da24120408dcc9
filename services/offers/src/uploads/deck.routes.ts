import { offerCalls } from '@storyright/contracts/http'
import { offerLimits } from '@storyright/contracts/vocabulary'
import { receiveFile, takeMultipart } from '@storyright/object-store'
import { admit, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { offerRefusals } from '../errors.ts'
import { readDeck } from './read-deck.ts'
import { type DeckDeps, storeDeck } from './store-deck.ts'

const { uploadDeck, getDeck } = offerCalls
const expected = {
  field: uploadDeck.upload,
  maximumBytes: offerLimits.deckBytes,
  tooLarge: () => offerRefusals.deckTooLarge(),
}

/** Decks of offers: private, and only ever saved. */
export async function deckRoutes(app: FastifyInstance, deps: DeckDeps): Promise<void> {
  await takeMultipart(app)

  serve(app, uploadDeck, async ({ viewer, request }) => ({
    deckFileUrl: await receiveFile(request, expected, (file) => storeDeck(deps, { viewer, file })),
  }))

  app.get<{ Params: { name: string } }>(getDeck.path, async (request, reply) => {
    const viewer = await request.readViewer()
    admit(getDeck, viewer)
    const { headers, content } = await readDeck(deps, { viewer: viewer!, name: request.params.name })
    return reply.headers(headers).send(content)
  })
}

import { offerCalls } from '@storyright/contracts/http'
import { offerLimits, type Viewer } from '@storyright/contracts/vocabulary'
import { receiveFile, takeMultipart } from '@storyright/object-store'
import { admit, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { offerRefusals } from '../errors.ts'
import { attachmentOf, idIn, nameOf } from './sent-file.ts'
import { type DeckDeps, storeDeck } from './store-deck.ts'

/** A deck for the producer who sent it, the agents that an offer with it reached, and administrators. */
async function readDeck(
  { db, files }: Pick<DeckDeps, 'db' | 'files'>,
  { viewer, name }: { viewer: Viewer; name: string },
) {
  const id = idIn(name)
  const deck = id && (await db.deck.findUnique({ where: { id } }))
  if (!deck || nameOf(deck) !== name) throw offerRefusals.deckNotFound()
  const isOpen = viewer.role === 'admin' || deck.ownerId === viewer.id || (await hasReached(db, deck.id, viewer.id))
  if (!isOpen) throw offerRefusals.notYourDeck()
  return attachmentOf(files, deck, offerRefusals.deckNotFound)
}

const hasReached = async (db: DeckDeps['db'], deckId: string, agentId: string): Promise<boolean> =>
  (await db.offer.count({ where: { deckId, agentId, reachedAgentAt: { not: null } } })) > 0

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

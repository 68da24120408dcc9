import { paging } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import type { OfferMessage, Prisma } from '../generated/client.ts'
import { isProducersOwn } from '../offers/offer.ts'
import { nameOf } from '../uploads/sent-file.ts'

const newest = { take: paging.listMaximum }
const offerParts = {
  holds: { orderBy: { number: 'asc' } },
  rounds: { orderBy: { number: 'asc' } },
  moments: { orderBy: { id: 'asc' } },
  agreement: true,
  deck: true,
  optionNotices: { orderBy: { at: 'asc' }, include: { document: true } },
  optionDocuments: { orderBy: [{ uploadedAt: 'asc' }, { version: 'asc' }] },
  listing: { select: { title: true, author: true } },
} as const satisfies Prisma.OfferInclude

/** Everything offers holds about one person; newest first. */
export async function ownRecords(db: Database, personId: string): Promise<Record<string, unknown>> {
  const [made, received, messages, decks, auditEntries, customer] = await Promise.all([
    db.offer.findMany({
      where: { producerId: personId },
      include: offerParts,
      orderBy: { submittedAt: 'desc' },
      ...newest,
    }),
    db.offer.findMany({
      where: { agentId: personId, reachedAgentAt: { not: null } },
      include: offerParts,
      orderBy: { submittedAt: 'desc' },
      ...newest,
    }),
    db.offerMessage.findMany({
      where: { offer: { OR: [{ producerId: personId }, { agentId: personId }] } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...newest,
    }),
    db.deck.findMany({ where: { ownerId: personId }, orderBy: { uploadedAt: 'desc' }, ...newest }),
    db.auditEntry.findMany({ where: { actorId: personId }, orderBy: { id: 'desc' }, ...newest }),
    db.cardCustomer.findUnique({ where: { personId }, select: { customerId: true, createdAt: true } }),
  ])
  const messagesOf = Map.groupBy(messages.toReversed(), ({ offerId }) => offerId)
  const recordOf = (offer: Row) => ({ ...offerRecordOf(offer), messages: threadOf(offer, messagesOf.get(offer.id)) })
  const isRetraction = ({ action }: { action: string }) => action === 'message.retracted'
  const ownEntries = auditEntries.map(({ id: _place, actorId: _self, ...entry }) => entry)
  const retracted = ownEntries.filter(isRetraction)
  return {
    offersMade: made.map((offer) => ({ ...recordOf(offer), holds: offer.holds.map(holdOf) })),
    offersReceived: received.map((offer) => {
      const record = recordOf(offer)
      const rounds = record.rounds.filter(({ openedAt }) => openedAt !== null)
      return { ...record, rounds, moments: record.moments.filter(({ moment }) => !isProducersOwn(moment)) }
    }),
    decks: decks.map((deck) => ({
      name: nameOf(deck),
      fileName: deck.fileName,
      bytes: deck.bytes,
      uploadedAt: deck.uploadedAt,
    })),
    ...(customer && { atCardProvider: customer }),
    ...(retracted.length > 0 && {
      retractedMessages: retracted.map(({ at, offerId, before }) => ({ at, offerId, ...(before as object) })),
    }),
    administration: ownEntries.filter((entry) => !isRetraction(entry)),
  }
}

type Row = Prisma.OfferGetPayload<{ include: typeof offerParts }>

/** An offer as either side may have it, without what only the platform works with. */
function offerRecordOf(row: Row) {
  const { version: _version, holdNumber: _newest, deckId: _deckId, producerId: _maker, holds: _holds, ...more } = row
  const { optionDocuments, ...offer } = more
  return {
    ...offer,
    deck: nameOf(row.deck),
    agreement: row.agreement && agreementOf(row.agreement),
    optionNotices: row.optionNotices.map(({ document, documentId: _document, offerId: _offer, ...notice }) => ({
      ...notice,
      document: document.fileName,
    })),
    documents: optionDocuments.map((document) => documentOf(row, document)),
    rounds: row.rounds.map(({ offerId: _offer, holdNumber: _hold, remindedAt: _reminded, ...round }) => round),
    moments: row.moments.map(({ at, moment, note }) => ({ at, moment, note })),
  }
}

/** Which side somebody is, in the place of their id. */
const sideOf = ({ producerId }: Row, personId: string) => (personId === producerId ? 'producer' : 'agent')

const documentOf = (offer: Row, { id, kind, ownerId, fileName, ...document }: Row['optionDocuments'][0]) => ({
  name: nameOf({ id, kind }),
  fileName,
  by: sideOf(offer, ownerId),
  version: document.version,
  bytes: document.bytes,
  sha256: document.sha256,
  uploadedAt: document.uploadedAt,
  openedAt: document.openedAt,
})

/** What both sides wrote, the oldest first. */
const threadOf = ({ optionDocuments }: Row, messages: readonly OfferMessage[] = []) =>
  messages.map(({ by, text, documentIds, createdAt, retractedAt }) => ({
    by,
    text,
    documents: optionDocuments.flatMap(({ id, kind }) => (documentIds.includes(id) ? nameOf({ id, kind }) : [])),
    createdAt,
    retractedAt,
  }))

const holdOf = ({
  number,
  status,
  amountPence,
  createdAt,
  heldAt,
  captureBefore,
  capturedAt,
  releasedAt,
}: Row['holds'][0]) => ({
  number,
  status,
  amount: amountPence / 100,
  createdAt,
  heldAt,
  captureBefore,
  capturedAt,
  releasedAt,
})

const agreementOf = ({ offerId: _offerId, signedFile: _file, ...agreement }: NonNullable<Row['agreement']>) => agreement

import { paging } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import { isProducersOwn } from '../offers/offer.ts'
import { nameOf } from '../uploads/sent-file.ts'

const newest = { take: paging.listMaximum }
const offerParts = {
  holds: { orderBy: { number: 'asc' } },
  moments: { orderBy: { id: 'asc' } },
  agreement: true,
  deck: true,
  optionNotices: { orderBy: { at: 'asc' }, include: { document: true } },
  listing: { select: { title: true, author: true } },
} as const satisfies Prisma.OfferInclude

/** Everything offers holds about one person; newest first. */
export async function ownRecords(db: Database, personId: string): Promise<Record<string, unknown>> {
  const [made, received, decks, auditEntries, customer] = await Promise.all([
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
    db.deck.findMany({ where: { ownerId: personId }, orderBy: { uploadedAt: 'desc' }, ...newest }),
    db.auditEntry.findMany({ where: { actorId: personId }, orderBy: { id: 'desc' }, ...newest }),
    db.cardCustomer.findUnique({ where: { personId }, select: { customerId: true, createdAt: true } }),
  ])
  return {
    offersMade: made.map((offer) => ({ ...recordOf(offer), holds: offer.holds.map(holdOf) })),
    offersReceived: received.map((offer) => {
      const record = recordOf(offer)
      return { ...record, moments: record.moments.filter(({ moment }) => !isProducersOwn(moment)) }
    }),
    decks: decks.map((deck) => ({
      name: nameOf(deck),
      fileName: deck.fileName,
      bytes: deck.bytes,
      uploadedAt: deck.uploadedAt,
    })),
    ...(customer && { atCardProvider: customer }),
    administration: auditEntries.map(({ id: _place, actorId: _self, ...entry }) => entry),
  }
}

type Row = Prisma.OfferGetPayload<{ include: typeof offerParts }>

/** An offer as either side may have it, without what only the platform works with. */
function recordOf(row: Row) {
  const { version: _version, holdNumber: _newest, deckId: _deckId, producerId: _maker, holds: _holds, ...offer } = row
  return {
    ...offer,
    deck: nameOf(row.deck),
    agreement: row.agreement && agreementOf(row.agreement),
    optionNotices: row.optionNotices.map(({ document, documentId: _document, offerId: _offer, ...notice }) => ({
      ...notice,
      document: document.fileName,
    })),
    moments: row.moments.map(({ at, moment, note }) => ({ at, moment, note })),
  }
}

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

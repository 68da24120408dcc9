import { paging } from '@storyright/contracts/vocabulary'
import { documentViewOf } from '../chain/chain.views.ts'
import type { Database } from '../database.ts'
import { listingViewOf } from '../listings/listing.views.ts'
import { rightsBookOf } from '../listings/listing-rights.ts'

const newest = { take: paging.listMaximum }

/** Everything the catalogue holds about one person, withdrawn listings included; newest first. */
export async function ownRecords(db: Database, personId: string): Promise<Record<string, unknown>> {
  const ownListing = { agentId: personId }
  const [listings, favourites, documents, changes, files, images, imports, auditEntries] = await Promise.all([
    db.listing.findMany({
      where: ownListing,
      include: { rightsBooks: { orderBy: { id: 'asc' } } },
      orderBy: { id: 'desc' },
      ...newest,
    }),
    db.favourite.findMany({
      where: { userId: personId, isRemoved: false },
      include: { listing: { select: { title: true } } },
      orderBy: { at: 'desc' },
      ...newest,
    }),
    db.chainDocument.findMany({ where: { listing: ownListing }, orderBy: { createdAt: 'desc' }, ...newest }),
    db.chainHistoryEntry.findMany({ where: { actorId: personId }, orderBy: { place: 'desc' }, ...newest }),
    db.chainFile.findMany({ where: { uploadedBy: personId }, orderBy: { uploadedAt: 'desc' }, ...newest }),
    db.image.findMany({ where: { uploadedBy: personId }, orderBy: { uploadedAt: 'desc' }, ...newest }),
    db.listingImport.findMany({ where: { agentId: personId }, orderBy: { createdAt: 'desc' }, ...newest }),
    db.auditEntry.findMany({ where: { actorId: personId }, orderBy: { id: 'desc' }, ...newest }),
  ])
  return {
    listings: listings.map((listing) => ({
      ...listingViewOf(listing, { id: personId, role: 'agent' }),
      rightsHistory: listing.rightsBooks.map(rightsBookOf),
      soldOfferId: listing.soldOfferId,
      withdrawnAt: listing.deletedAt?.toISOString() ?? null,
    })),
    favourites: favourites.map(({ listingId, at, listing }) => ({
      listingId: String(listingId),
      title: listing.title,
      at: at.toISOString(),
    })),
    chainDocuments: documents.map(documentViewOf),
    chainChanges: changes.map(({ place: _place, actorId: _self, at, listingId, ...change }) => ({
      ...change,
      listingId: String(listingId),
      at: at.toISOString(),
    })),
    chainFiles: files.map(({ name, fileName, uploadedAt }) => ({
      name,
      fileName,
      uploadedAt: uploadedAt.toISOString(),
    })),
    pictures: images.map(({ name, bytes, uploadedAt }) => ({ name, bytes, uploadedAt: uploadedAt.toISOString() })),
    imports: imports.map(({ fileName, format, state, createdAt, appliedAt }) => ({
      fileName,
      format,
      state,
      createdAt: createdAt.toISOString(),
      appliedAt: appliedAt?.toISOString() ?? null,
    })),
    administration: auditEntries.map(({ at, action, listingId, before, after }) => ({
      at: at.toISOString(),
      action,
      listingId: String(listingId),
      before,
      after,
    })),
  }
}

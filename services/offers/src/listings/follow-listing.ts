import type { Envelope, PublicListing } from '@storyright/contracts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { endLater } from '../offers/endings.ts'
import { lockListing } from '../offers/lock-offer.ts'
import { termsFrom } from '../offers/offer-terms.ts'

/**
 * Keeps what catalogue says of a listing, in one statement, so that of two events at once the newer one stays. With a
 * withdrawn one its pending offers are rejected.
 */
export const followListing =
  ({ clock }: Pick<Deps, 'clock'>, isDeleted: boolean) =>
  async ({ data, entityversion: version }: Envelope<PublicListing>, tx: Tx): Promise<void> => {
    const { id, agentId, status, title, author, medium, genre, coverImageUrl } = data
    const terms = JSON.stringify(termsFrom(data))
    await lockListing(tx, id)
    const written = await tx.$executeRaw`
      INSERT INTO listings (id, version, agent_id, status, is_deleted, title, author, medium, genre, cover_image_url, terms)
      VALUES (${id}, ${version}, ${agentId}::uuid, ${status}, ${isDeleted}, ${title}, ${author}, ${medium}, ${genre},
        ${coverImageUrl}, ${terms}::jsonb)
      ON CONFLICT (id) DO UPDATE SET
        version = EXCLUDED.version, agent_id = EXCLUDED.agent_id, status = EXCLUDED.status,
        is_deleted = EXCLUDED.is_deleted, title = EXCLUDED.title, author = EXCLUDED.author, medium = EXCLUDED.medium,
        genre = EXCLUDED.genre, cover_image_url = EXCLUDED.cover_image_url, terms = EXCLUDED.terms
      WHERE listings.version < EXCLUDED.version`
    if (written > 0 && isDeleted) await endLater(tx, { listingId: id, because: 'listing_withdrawn', at: clock() })
  }

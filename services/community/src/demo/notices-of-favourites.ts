import type { PublicListing } from '@storyright/contracts/events'
import { type DemoListing, demoYear } from '@storyright/demo'
import { favouriteNotices } from '../notification-templates/favourite-templates.ts'
import type { DemoNotice } from './demo-notice.ts'

/** Notifications about favourited titles: half-way between the favourite and now. */
export const noticesOfFavourites = (listings: DemoListing[], now: Date): DemoNotice[] =>
  demoYear(listings, now)
    .favourites.filter(({ removedAt }) => removedAt === null)
    .flatMap(({ personId, listingId: id, at: since }) => {
      const { status, form } = listings[Number(id) - 1]!
      if (status === 'available') return []
      const at = new Date((since.getTime() + now.getTime()) / 2)
      const data = { id, title: form.title, author: form.author, status } as PublicListing
      return favouriteNotices({ data, entityversion: 2 }, [personId]).map((notice) => ({ at, notice }))
    })

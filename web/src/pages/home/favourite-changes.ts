import type { ListingCard } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import { statusLabel } from '../../entities/listing/status-badge.tsx'

const DAY_MS = 86_400_000
const WITHIN_DAYS = 30
const MOST = 4

/** The favourites that changed within a month, the newest change first; a new listing has not changed yet. */
export const changedFavourites = (cards: readonly ListingCard[], now: Date) =>
  cards
    .filter(
      ({ createdAt, updatedAt }) =>
        updatedAt > createdAt && now.getTime() - Date.parse(updatedAt) < WITHIN_DAYS * DAY_MS,
    )
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, MOST)

/** "Optioned, changed 20 Nov 2026": a status only where the title cannot be had. */
export const changeWords = ({ status, updatedAt }: ListingCard) =>
  status === 'available' ? `Details changed ${day(updatedAt)}` : `${statusLabel(status)}, changed ${day(updatedAt)}`

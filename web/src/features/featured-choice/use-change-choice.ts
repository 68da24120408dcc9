import type { ListingCard } from '@storyright/contracts/http'
import { useState } from 'react'
import { useAppDispatch } from '../../shared/store.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { updateCached } from '../../shared/update-cached.ts'
import { openedFrom } from '../../shared/versions/versioned.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useChosenTitlesQuery, useSetFeaturedMutation } from './featured-choice.api.ts'

/** A title that somebody wants to feature or to take out, and what was chosen when they said so. */
export interface ChoiceConflict {
  title: ListingCard
  seen: readonly ListingCard[]
  now: readonly ListingCard[]
}

export type ChangeChoice = ReturnType<typeof useChangeChoice>

/** Features a title or takes it out, as a change of the choice that is shown. Where that was changed meanwhile, both stand in `conflict`. */
export function useChangeChoice() {
  const dispatch = useAppDispatch()
  const { data: shown, refetch } = useChosenTitlesQuery()
  const [set, { isLoading, originalArgs }] = useSetFeaturedMutation()
  const [conflict, setConflict] = useState<ChoiceConflict | null>(null)

  async function change(title: ListingCard) {
    const featured = !title.isFeatured
    const seen = shown?.thing ?? []
    setConflict(null)
    try {
      await set({ id: title.id, featured, etag: shown?.etag ?? null }).unwrap()
    } catch (error) {
      const current = openedFrom<ListingCard>(error)
      if (!current) return toastFailure('Featured titles not changed', error)
      const { data: read } = await refetch()
      if (!read) return toastFailure('Featured titles not changed', error)
      dispatch(updateCached('Listings', current.thing))
      // Somebody wanted the same, and was first.
      if (current.thing.isFeatured !== featured) return setConflict({ title, seen, now: read.thing })
    }
    toast(
      featured
        ? { title: 'Title Featured', description: `${title.title} is shown on the home page.` }
        : { title: 'Taken Out', description: `${title.title} is no longer featured.` },
    )
  }

  return { change, changing: isLoading ? originalArgs?.id : undefined, conflict, leave: () => setConflict(null) }
}

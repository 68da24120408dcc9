import { catalogueAddresses } from '@storyright/contracts/vocabulary'
import { useCurrentUser } from '../../shared/current-user.ts'
import { leaveForSignIn, loggedOut } from '../../shared/sign-in-first.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { trackActivity } from '../../shared/tracking/track.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Heart } from '../../ui/icon/icons.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useFavouriteIdsQuery, useFavouriteStatusQuery, useSetFavouriteMutation } from './favourites.api.ts'

type FavouriteProps = { id: string; title: string; signedIn: boolean }

/** The heart of a card; one that is `kept` is known to be a favourite, and nothing is asked. */
export function CardFavourite({ signedIn, kept = false, ...subject }: FavouriteProps & { kept?: boolean }) {
  const { isFavourite } = useFavouriteIdsQuery(undefined, {
    skip: !signedIn || kept,
    selectFromResult: ({ data }) => ({ isFavourite: data?.includes(subject.id) ?? false }),
  })
  return <HeartButton {...subject} on={signedIn && (kept || isFavourite)} />
}

/** The heart of the listing's own page. */
export function PageFavourite({ signedIn, ...subject }: FavouriteProps) {
  const { data } = useFavouriteStatusQuery(subject.id, { skip: !signedIn })
  return <HeartButton {...subject} on={data?.isFavorited ?? false} size={20} />
}

type HeartProps = { id: string; title: string; on: boolean; size?: number }

function HeartButton({ id, title, on, size = 18 }: HeartProps) {
  const { change, wanted, busy } = useSetFavourite()
  const shown = wanted ?? on
  return (
    <IconButton label={`Favourite ${title}`} pressed={shown} onClick={() => !busy && change({ id, title }, !shown)}>
      <Heart size={size} strokeWidth={1.6} aria-hidden="true" />
    </IconButton>
  )
}

type Subject = { id: string; title: string }

/** Adds or removes a favourite and says so. */
export function useSetFavourite() {
  const { user } = useCurrentUser()
  const dispatch = useAppDispatch()
  const [set, { isLoading, originalArgs }] = useSetFavouriteMutation()
  const change = async ({ id, title }: Subject, favourite: boolean) => {
    if (!user) return dispatch(leaveForSignIn(loggedOut, { at: catalogueAddresses.addFavourite.signInAt }))
    try {
      await set({ id, favourite }).unwrap()
      dispatch(trackActivity({ listingId: id, activityType: 'favorite_toggle' }))
      toast({ title: favourite ? 'Added to Favourites' : 'Removed from Favourites', description: title })
    } catch (error) {
      toastFailure('Error', error, 'Failed to update favourites')
    }
  }
  // Shown while the request is pending, even before the earlier state is known.
  const wanted = isLoading ? originalArgs?.favourite : undefined
  return { change, wanted, busy: isLoading }
}

import { catalogueAddresses } from '@storyright/contracts/vocabulary'
import { useCurrentUser } from '../../shared/current-user.ts'
import { leaveForSignIn, loggedOut } from '../../shared/sign-in-first.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { trackActivity } from '../../shared/tracking/track.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useSetFavouriteMutation } from './favourites.api.ts'

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

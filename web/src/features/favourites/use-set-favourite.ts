import { isUnauthorised, saidBy } from '../../shared/api-error.ts'
import { useCurrentUser } from '../../shared/current-user.ts'
import { loggedOut, useLeaveForSignIn } from '../../shared/sign-in-first.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useSetFavouriteMutation } from './favourites.api.ts'

type Subject = { id: string; title: string }

/** Adds or removes a favourite and says so. */
export function useSetFavourite() {
  const { user } = useCurrentUser()
  const leave = useLeaveForSignIn('/api/login')
  const [set, { isLoading, originalArgs }] = useSetFavouriteMutation()
  const change = async ({ id, title }: Subject, favourite: boolean) => {
    if (!user) return leave(loggedOut)
    try {
      await set({ id, favourite }).unwrap()
      toast({ title: favourite ? 'Added to Favourites' : 'Removed from Favourites', description: title })
    } catch (error) {
      if (isUnauthorised(error)) return leave(loggedOut)
      toast({ title: 'Error', description: saidBy(error, 'Failed to update favourites'), variant: 'destructive' })
    }
  }
  // Shown while it is on its way, even when the earlier state has not been read yet.
  const wanted = isLoading ? originalArgs?.favourite : undefined
  return { change, wanted, busy: isLoading }
}

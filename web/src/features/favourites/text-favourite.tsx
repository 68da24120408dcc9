import { Button } from '../../ui/button/button.tsx'
import { Heart } from '../../ui/icon/icons.ts'
import { useSetFavourite } from './favourite-button.tsx'
import { useFavouriteStatusQuery } from './favourites.api.ts'

/** The heart in words, where a title is all that is shown of a listing. */
export function TextFavourite({ id, title }: { id: string; title: string }) {
  const { data } = useFavouriteStatusQuery(id)
  const { change, wanted, busy } = useSetFavourite()
  const on = wanted ?? data?.isFavorited ?? false
  return (
    <Button onClick={() => !busy && change({ id, title }, !on)}>
      <Heart size={16} strokeWidth={1.6} fill={on ? 'currentColor' : 'none'} aria-hidden="true" />
      <span>{on ? 'Remove from Favourites' : 'Add to Favourites'}</span>
    </Button>
  )
}

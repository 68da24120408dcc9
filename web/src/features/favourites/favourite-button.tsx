import { IconButton } from '../../ui/button/icon-button.tsx'
import { Heart } from '../../ui/icon/icons.ts'
import { useFavouriteIdsQuery, useFavouriteStatusQuery } from './favourites.api.ts'
import { useSetFavourite } from './use-set-favourite.ts'

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

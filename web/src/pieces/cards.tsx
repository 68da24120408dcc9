import styled from 'styled-components'
import { shelf } from '../entities/cover/cover.samples.ts'
import { ListingCard, type ListingCardProps } from '../entities/listing/card/listing-card.tsx'
import { ListingCardSkeleton } from '../entities/listing/card/listing-card-skeleton.tsx'
import { ListingPlate } from '../entities/listing/card/listing-plate.tsx'
import { ListingPlateSkeleton } from '../entities/listing/card/listing-plate-skeleton.tsx'
import { paths } from '../shared/paths.ts'
import { IconButton } from '../ui/button/icon-button.tsx'
import { Heart, Share } from '../ui/icon/icons.ts'
import { theme } from '../ui/theme/theme.ts'

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  column-gap: ${theme.s8};
  margin-bottom: ${theme.s8};
`
const Plates = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: ${theme.s8} ${theme.s5};
`

const pitch =
  'A cursed yellow diamond vanishes on the night of a birthday dinner, and each witness tells the story only as far as they dare.'
const buttons = (title: string) => (
  <>
    <IconButton label={`Share ${title}`}>
      <Share size={15} strokeWidth={1.6} />
    </IconButton>
    <IconButton label={`Favourite ${title}`} pressed={title.length % 3 === 0}>
      <Heart size={18} strokeWidth={1.6} />
    </IconButton>
  </>
)
const cards: ListingCardProps[] = shelf.slice(0, 7).map((subject, place) => ({
  ...subject,
  description: pitch,
  mediumLabel: subject.medium === 'short_film' ? 'Short film' : 'Book',
  tags: ['inheritance', 'country house', 'unreliable narrators', 'letters'].slice(0, place + 1),
  status: ['available', 'optioned', 'sold'][place % 3]!,
  featured: place === 4,
  price: place === 3 ? {} : { min: 18_000 + place * 4000, max: 65_000 + place * 20_000 },
  score: [88, 74, 91, 54, 48, 60, 83][place]!,
  signedIn: place !== 2,
  to: paths.listing(subject.id),
  actions: buttons(subject.title),
}))

export function Cards() {
  return (
    <>
      <Grid>
        {cards.map((card) => (
          <ListingCard key={card.id} {...card} />
        ))}
        <ListingCardSkeleton />
      </Grid>
      <Plates>
        {cards.slice(0, 4).map((card) => (
          <ListingPlate key={card.id} {...card} />
        ))}
        {cards.slice(4, 6).map((card) => (
          <ListingPlate key={card.id} {...card} imageUrl="https://example.invalid/none.jpg" />
        ))}
        <ListingPlateSkeleton />
      </Plates>
    </>
  )
}

import type { ListingCard } from '@storyright/contracts/http'
import { Link } from 'react-router-dom'
import { StatusBadge } from '../../entities/listing/status-badge.tsx'
import { paths } from '../../shared/paths.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { By } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { useSetFeaturedMutation } from './featured-choice.api.ts'
import * as S from './featured-choice.styles.ts'

/** Titles in a column, each to take out or, unless it is `full`, to feature. */
export function Titles({ label, titles, full = false }: { label: string; titles: ListingCard[]; full?: boolean }) {
  return (
    <S.Titles aria-label={label}>
      {titles.map((title) => (
        <Title key={title.id} title={title} full={full} />
      ))}
    </S.Titles>
  )
}

function Title({ title: { id, title, author, status, isFeatured }, full }: { title: ListingCard; full: boolean }) {
  const [set, { isLoading }] = useSetFeaturedMutation()
  const change = () =>
    runWithToast(
      () => set({ id, featured: !isFeatured }).unwrap(),
      isFeatured
        ? { title: 'Taken Out', description: `${title} is no longer featured.` }
        : { title: 'Title Featured', description: `${title} is shown on the home page.` },
      'Featured titles not changed',
    )
  return (
    <li>
      <div>
        <Link to={paths.listing(id)}>{title}</Link>
        <By>by {author}</By>
        {status !== 'available' && <StatusBadge status={status} />}
      </div>
      <Button small busy={isLoading} disabled={full && !isFeatured} onClick={() => void change()}>
        {isFeatured ? 'Take out' : 'Feature'}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    </li>
  )
}

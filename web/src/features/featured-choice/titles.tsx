import type { ListingCard } from '@storyright/contracts/http'
import { StatusBadge } from '../../entities/listing/status-badge.tsx'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { Link } from '../../ui/link/link.tsx'
import { By } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import * as S from './featured-choice.styles.ts'
import type { ChangeChoice } from './use-change-choice.ts'

/** `changing` is the title that is being changed: one at a time, since each is a change of the choice before. */
export type Changing = Pick<ChangeChoice, 'change' | 'changing'>
type TitlesProps = Changing & { label: string; titles: ListingCard[]; full?: boolean }

/** Titles in a column, each to take out or, unless it is `full`, to feature. */
export function Titles({ label, titles, full = false, ...changing }: TitlesProps) {
  return (
    <S.Titles aria-label={label}>
      {titles.map((title) => (
        <Title key={title.id} title={title} full={full} {...changing} />
      ))}
    </S.Titles>
  )
}

function Title({ title: card, full, change, changing }: Changing & { title: ListingCard; full: boolean }) {
  const { id, title, author, status, isFeatured } = card
  return (
    <li>
      <div>
        <Link to={paths.listing(id)}>{title}</Link>
        <By>{`by ${author}`}</By>
        {status !== 'available' && <StatusBadge status={status} />}
      </div>
      <Button
        small
        busy={changing === id}
        disabled={(changing !== undefined && changing !== id) || (full && !isFeatured)}
        onClick={() => void change(card)}
      >
        <span>{isFeatured ? 'Take out' : 'Feature'}</span>
        <VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </Button>
    </li>
  )
}

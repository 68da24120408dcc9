import type { ListingCard } from '@storyright/contracts/http'
import { paging } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import styled from 'styled-components'
import { useAppDispatch } from '../../shared/store.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { updateCached } from '../../shared/update-cached.ts'
import { openedFrom } from '../../shared/versions/versioned.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useChosenTitlesQuery, useSetFeaturedMutation } from './featured-choice.api.ts'

type ChoiceConflictDialogProps = Pick<ChangeChoice, 'change' | 'leave'> & { conflict: ChoiceConflict }

/** What was chosen when somebody decided and what is chosen now, and the decision once more. */
export function ChoiceConflictDialog({ conflict: { title, seen, now }, change, leave }: ChoiceConflictDialogProps) {
  const full = !title.isFeatured && now.filter(({ status }) => status === 'available').length >= paging.featuredMaximum
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && leave()}
      title="The choice has just changed"
      description={`Featured titles were changed elsewhere, perhaps by you in another tab, so ${title.title} was left as it is.`}
      actions={
        <>
          <Button onClick={leave}>Leave as it is now</Button>
          <Button variant="primary" disabled={full} onClick={() => void change(title)}>
            {title.isFeatured ? 'Remove it anyway' : 'Feature it anyway'}
          </Button>
        </>
      }
    >
      {full && <Note>{`${paging.featuredMaximum} titles are featured already. Remove one to feature another.`}</Note>}
      <Choices>
        <Choice heading="As you saw it" titles={seen} others={now} difference="Taken out since" />
        <Choice heading="As it is now" titles={now} others={seen} difference="Added since" />
      </Choices>
    </Dialog>
  )
}

type Titles = ChoiceConflict['now']
type ChoiceProps = { heading: string; titles: Titles; others: Titles; difference: string }

function Choice({ heading, titles, others, difference }: ChoiceProps) {
  return (
    <section>
      <h3>{heading}</h3>
      {titles.length === 0 && <Meta>No title was chosen</Meta>}
      <ul>
        {titles.map(({ id, title }) => (
          <li key={id}>
            <bdi>{title}</bdi>
            {!others.some((other) => other.id === id) && <Meta as="span">{difference}</Meta>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.s6};
  ${below.phone} {
    grid-template-columns: 1fr;
  }
  h3 {
    font-size: ${theme.t13};
    font-weight: 500;
    color: ${theme.ink2};
    margin-bottom: ${theme.s2};
  }
  li {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    flex-wrap: wrap;
    gap: 0 ${theme.s4};
    padding-block: ${theme.s2};
    border-top: ${theme.hair} solid ${theme.line};
    overflow-wrap: anywhere;
  }
`

/** A title that somebody wants to feature or to take out, and what was chosen when they said so. */
interface ChoiceConflict {
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

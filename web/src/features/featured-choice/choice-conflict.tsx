import { paging } from '@storyright/contracts/vocabulary'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import * as S from './choice-conflict.styles.ts'
import type { ChangeChoice, ChoiceConflict } from './use-change-choice.ts'

type ChoiceConflictDialogProps = Pick<ChangeChoice, 'change' | 'leave'> & { conflict: ChoiceConflict }

/** What was chosen when somebody decided and what is chosen now, and the decision once more. */
export function ChoiceConflictDialog({ conflict: { title, seen, now }, change, leave }: ChoiceConflictDialogProps) {
  const full = !title.isFeatured && now.filter(({ status }) => status === 'available').length >= paging.featuredMaximum
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && leave()}
      title="The choice has changed meanwhile"
      description={`Featured titles were changed elsewhere, perhaps by you in another tab, so ${title.title} was left as it is.`}
      actions={
        <>
          <Button onClick={leave}>Leave as it is now</Button>
          <Button variant="primary" disabled={full} onClick={() => void change(title)}>
            {title.isFeatured ? 'Take it out all the same' : 'Feature it all the same'}
          </Button>
        </>
      }
    >
      {full && <Note>{`${paging.featuredMaximum} titles are featured by now. Take one out to feature another.`}</Note>}
      <S.Choices>
        <Choice heading="As you saw it" titles={seen} others={now} difference="Taken out since" />
        <Choice heading="As it is now" titles={now} others={seen} difference="Added since" />
      </S.Choices>
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

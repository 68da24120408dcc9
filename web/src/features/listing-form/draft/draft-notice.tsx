import { dayAndTime } from '@storyright/contracts/vocabulary'
import type { Base } from '../../../shared/versions/use-versions.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Note } from '../../../ui/state/note.tsx'
import type { ListingValues } from '../values/form-values.ts'
import type { Draft } from './drafts.ts'

type DraftNoticeProps = { draft: Draft; base: Base<ListingValues>; onDiscard: () => void }

/** Says that the form shows what was typed earlier, and lets it go. */
export function DraftNotice({ draft, base, onDiscard }: DraftNoticeProps) {
  const overtaken = draft.basedOn !== null && JSON.stringify(draft.basedOn.values) !== JSON.stringify(base.values)
  return (
    <Note
      tone="wait"
      role="status"
      action={
        <Button small onClick={onDiscard}>
          Discard draft
        </Button>
      }
    >
      <span>{`Your draft of ${dayAndTime(draft.keptAt)} is back: it has not been saved yet.`}</span>
      {overtaken && <span> The listing has been changed since; saving shows you both.</span>}
    </Note>
  )
}

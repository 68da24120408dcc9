import type { Listing } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { Button } from '../../../ui/button/button.tsx'
import { Note } from '../../../ui/state/note.tsx'
import type { Draft } from './drafts.ts'

type DraftNoticeProps = { draft: Draft; listing: Listing | null; onDiscard: () => void }

/** Says that the form shows what was typed earlier, and lets it go. */
export function DraftNotice({ draft, listing, onDiscard }: DraftNoticeProps) {
  const overtaken = listing !== null && draft.basedOn !== listing.updatedAt
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
      Your draft of {dayAndTime(draft.keptAt)} is back: it has not been saved yet.
      {overtaken && ' The listing has been changed since; saving replaces that change.'}
    </Note>
  )
}

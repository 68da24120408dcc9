import { dayAndTime } from '@storyright/contracts/vocabulary'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Cover } from '../../../entities/cover/cover.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { below, theme } from '../../../ui/theme/theme.ts'
import { toast } from '../../../ui/toast/toasts.ts'
import { derivedMediums } from '../values/form-values.ts'
import { type Draft, draftsOf, forgetDraft, keepDraft, readDraft } from './drafts.ts'

const Part = styled.section`
  margin-bottom: ${theme.s8};
`
const Rows = styled.ul`
  margin-top: ${theme.s3};
  > li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.s4};
    padding-block: ${theme.s3};
    border-bottom: ${theme.hair} solid ${theme.line};
    overflow-wrap: anywhere;
  }
  ${below.phone} {
    > li {
      grid-template-columns: 40px minmax(0, 1fr);
      row-gap: ${theme.s2};
    }
  }
`
/** Without a cover: it takes the cover's place, too. */
const Gone = styled.p`
  grid-column: span 2;
`
const Actions = styled.div`
  display: flex;
  gap: ${theme.s2};
  ${below.phone} {
    grid-column: 1 / -1;
    > button {
      flex: 1;
      min-height: 44px;
    }
  }
`

interface Kept {
  listingId: string | null
  draft: Draft
}

type DraftListProps = {
  userId: string
  /** The titles that may be edited: a draft of any other leads nowhere. */
  listings: readonly { id: string; title: string }[]
  onContinue: (listingId: string | null) => void
}

/** What was typed into the listing form and not saved, in this browser. A discarded draft can be taken back while the list is open. */
export function DraftList({ userId, listings, onContinue }: DraftListProps) {
  const [discarded, setDiscarded] = useState<Kept | null>(null)
  const undo = useRef<HTMLButtonElement>(null)
  /** The draft that the focus goes back to. */
  const restored = useRef<Kept['listingId'] | undefined>(undefined)
  useEffect(() => {
    if (discarded) undo.current?.focus()
  }, [discarded])
  const focusRestored = (listingId: Kept['listingId']) => (button: HTMLButtonElement | null) => {
    if (!button || restored.current !== listingId) return
    restored.current = undefined
    button.focus()
  }
  const titleOf = ({ listingId, draft }: Kept) =>
    listings.find(({ id }) => id === listingId)?.title || draft.values.title.trim() || 'Untitled'
  const kept = draftsOf(userId).filter(
    ({ listingId }) => listingId === null || listings.some(({ id }) => id === listingId),
  )
  if (kept.length === 0 && !discarded) return null
  const discard = (one: Kept) => {
    const { listingId } = one
    // Another tab may have kept a later one since this list was drawn.
    const draft = readDraft(userId, listingId) ?? one.draft
    forgetDraft(userId, listingId)
    setDiscarded({ listingId, draft })
  }
  const takeBack = ({ listingId, draft }: Kept) => {
    if (readDraft(userId, listingId))
      toast({ title: 'Not restored', description: 'There is a newer draft of this title, which is kept.' })
    else keepDraft(userId, listingId, draft)
    restored.current = listingId
    setDiscarded(null)
  }
  return (
    <Part aria-labelledby="drafts">
      <SectionHead id="drafts" title="Drafts">
        <Meta>Kept in this browser until you save or discard them.</Meta>
      </SectionHead>
      <Rows>
        {kept.map((one) => {
          const title = titleOf(one)
          const { values, keptAt } = one.draft
          return (
            <li key={one.listingId}>
              <Cover
                id={one.listingId ?? 'new'}
                title={values.title}
                author={values.author}
                genre={values.genre}
                medium={values.medium || derivedMediums[values.contentType]}
                imageUrl={values.coverImageUrl}
              />
              <div>
                <p>{title}</p>
                <Meta>{`${one.listingId ? 'Unsaved changes' : 'New title'}, ${dayAndTime(keptAt)}`}</Meta>
              </div>
              <Actions>
                <Button small ref={focusRestored(one.listingId)} onClick={() => onContinue(one.listingId)}>
                  <span>Continue</span>
                  <VisuallyHidden>{` ${title}`}</VisuallyHidden>
                </Button>
                <Button small onClick={() => discard(one)}>
                  <span>Discard</span>
                  <VisuallyHidden>{` ${title}`}</VisuallyHidden>
                </Button>
              </Actions>
            </li>
          )
        })}
        {discarded && (
          <li>
            <Gone role="status">{`The draft of ${titleOf(discarded)} is discarded.`}</Gone>
            <Actions>
              <Button small ref={undo} onClick={() => takeBack(discarded)}>
                Undo
              </Button>
            </Actions>
          </li>
        )}
      </Rows>
    </Part>
  )
}

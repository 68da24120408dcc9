import type { Listing } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { Cover } from '../../entities/cover/cover.tsx'
import { ShareLink } from '../../features/share/share-link.tsx'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Meta } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'

const Said = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${theme.s5};
  align-items: start;
  > div:last-child {
    display: grid;
    gap: ${theme.s2};
  }
`
const Next = styled.ul`
  border-top: ${theme.hair} solid ${theme.line};
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.s2} ${theme.s4};
    padding-block: ${theme.s3};
    border-bottom: ${theme.hair} solid ${theme.line};
  }
  > li > :last-child {
    flex: none;
    min-width: 10.5em;
  }
  ${below.phone} {
    > li {
      flex-wrap: wrap;
    }
    > li > *,
    > li > :last-child {
      flex: 1 1 100%;
    }
  }
`

type PublishedProps = { listing: Listing; onAnother: () => void; onClose: () => void }

/** What happened when a new title was saved, its address to pass on, and what comes next. */
export function Published({ listing, onAnother, onClose }: PublishedProps) {
  const { id, title, author, genre, medium, coverImageUrl, earlyAccessUntil } = listing
  return (
    <Dialog
      wide
      open
      onOpenChange={(open) => !open && onClose()}
      title={`“${title}” is published`}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <Said>
        <Cover {...{ id, title, author, genre, medium }} imageUrl={coverImageUrl} eager />
        <div>
          <p>
            {earlyAccessUntil
              ? `Premium members find it in Browse now. It opens to everybody on ${dayAndTime(earlyAccessUntil)}.`
              : 'Producers find it in Browse from now on.'}
          </p>
          {listing.viabilityIsProvisional && <Meta>Its score is provisional until its analysis is made.</Meta>}
        </div>
      </Said>
      <ShareLink {...{ id, title, author }} />
      <Next aria-label="What comes next">
        <li>
          <div>
            <p>Show that the rights are yours to sell</p>
            <Meta>A verified chain of title shows as a badge on the title.</Meta>
          </div>
          <ButtonLink variant="primary" to={paths.chainOf(id)}>
            Add chain of title
          </ButtonLink>
        </li>
        <li>
          <p>See it in the catalogue</p>
          <ButtonLink to={paths.listing(id)}>Open listing</ButtonLink>
        </li>
        <li>
          <p>List the next one</p>
          <Button onClick={onAnother}>Add another title</Button>
        </li>
      </Next>
    </Dialog>
  )
}

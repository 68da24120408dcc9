import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { tabular } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { below, theme } from '../../ui/theme/theme.ts'
import { type Queue, queueSentence, useQueues } from './use-queues.ts'

const ROW_PX = 60

const Face = styled.div`
  display: grid;
  gap: ${theme.s6};
`
const Lead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s4} ${theme.s6};
  border-top: ${theme.hair} solid ${theme.ink};
  padding-top: ${theme.s5};
  h2 {
    max-width: 26em;
  }
  ${below.phone} {
    > a {
      width: 100%;
    }
  }
`
const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: 4.5em minmax(0, 1fr) auto;
    gap: ${theme.s3} ${theme.s4};
    align-items: center;
    min-height: ${ROW_PX}px;
    padding-block: ${theme.s2};
    border-top: ${theme.hair} solid ${theme.line};
  }
  li:last-child {
    border-bottom: ${theme.hair} solid ${theme.line};
  }
  b {
    font: 420 ${theme.t28} / 1.2 ${theme.serif};
    ${tabular}
  }
  li[data-empty] {
    color: ${theme.ink2};
  }
  span > span {
    display: block;
    color: ${theme.ink2};
  }
`

/** What waits for an administrator: the most urgent as one sentence, and every queue with its number and the way to it. */
export function QueueList() {
  const queues = useQueues()
  // Their order follows from their numbers: all are drawn once, when the last is known.
  const isKnown = queues.every(({ count, isFailed }) => count !== undefined || isFailed)
  // Asked again, one that failed leaves the others where they are.
  const [wasKnown, setWasKnown] = useState(false)
  if (isKnown && !wasKnown) setWasKnown(true)
  if (!isKnown && !wasKnown)
    return (
      <Face>
        <Skeleton $h={96} />
        <Skeleton $h={queues.length * ROW_PX} />
      </Face>
    )
  const [first] = queues.filter(({ count }) => count !== undefined && count > 0)
  return (
    <Face>
      {first ? (
        <Lead>
          <h2>{queueSentence(first)}</h2>
          <ButtonLink variant="primary" to={first.to}>
            Review
          </ButtonLink>
        </Lead>
      ) : (
        queues.every(({ count }) => count === 0) && (
          <Lead>
            <h2>Nothing needs your attention</h2>
          </Lead>
        )
      )}
      <List aria-label="To do">
        {queues.map((queue) => (
          <QueueRow key={queue.label} queue={queue} />
        ))}
      </List>
    </Face>
  )
}

function QueueRow({ queue }: { queue: Queue }) {
  const { label, note, to, count, isFailed, retry } = queue
  return (
    <li data-empty={count === 0 ? '' : undefined}>
      <b>{count?.toLocaleString('en-GB') ?? '–'}</b>
      <span>
        <Link to={to}>{label}</Link>
        <span>{isFailed ? 'This queue could not be counted.' : count === 0 ? 'Nothing to do.' : note}</span>
      </span>
      {count === undefined && (
        <Button small busy={!isFailed} onClick={retry}>
          <span>Try again</span>
          <VisuallyHidden>{` ${label}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}

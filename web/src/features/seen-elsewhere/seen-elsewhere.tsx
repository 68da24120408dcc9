import type { Listing } from '@storyright/contracts/http'
import { enrichmentSources } from '@storyright/contracts/vocabulary'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { useEnrichmentsOfQuery } from '../../entities/enrichment/enrichment.api.ts'
import { SwitchedOffNote } from '../../entities/switch/switched-off-note.tsx'
import { useScrolledTo } from '../../shared/use-scrolled-to.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import * as S from './seen.styles.ts'
import { expectedOf, hasSomething, sourcesOf } from './seen.ts'
import { SourcePart } from './source-part.tsx'

// Most readers of a listing have nothing to decide about it.
const Decisions = lazy(() => import('./decisions.tsx').then((module) => ({ default: module.Decisions })))

type SeenElsewhereProps = {
  listing: Listing
  /** Its own agent or an administrator, who also say what is about it. */
  isManager: boolean
}

/**
 * What other places say of a title. It is an extra: readers are told neither that there is nothing nor that it could not be
 * read. Whoever manages the listing is.
 */
export function SeenElsewhere({ listing, isManager }: SeenElsewhereProps) {
  const { currentData: seen, isError, isFetching, refetch } = useEnrichmentsOfQuery(listing.id)
  const isFailed = isError && !isFetching
  if (!seen && isManager && isFailed)
    return (
      <Titled>
        <ErrorState onRetry={refetch}>What was found elsewhere could not be read.</ErrorState>
      </Titled>
    )
  if (!seen) return isFailed ? null : <Room sources={isManager ? enrichmentSources.length : expectedOf(listing)} />
  const shown = sourcesOf(seen).filter(({ source }) => isManager || hasSomething(seen, source))
  if (shown.length === 0) return null
  return (
    <Titled>
      {isManager && <SwitchedOffNote name="enrichment" />}
      {shown.map((of) => (
        <SourcePart key={of.source} seen={seen} of={of}>
          {isManager && (
            <Suspense>
              <Decisions seen={seen} of={of} />
            </Suspense>
          )}
        </SourcePart>
      ))}
    </Titled>
  )
}

function Titled({ children }: { children: ReactNode }) {
  const id = useId()
  const part = useScrolledTo('#seen-elsewhere', true)
  return (
    <S.Block ref={part} aria-labelledby={id}>
      <h2 id={id}>Seen elsewhere</h2>
      {children}
    </S.Block>
  )
}

const Room = ({ sources }: { sources: number }) =>
  sources > 0 && (
    <S.Room $sources={sources} aria-hidden="true">
      <Skeleton $w={180} $h={24} />
    </S.Room>
  )

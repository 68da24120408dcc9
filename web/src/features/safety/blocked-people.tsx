import type { Writer } from '@storyright/contracts/http'
import { useState } from 'react'
import { nameOf } from '../../entities/person/name-of.ts'
import { Button } from '../../ui/button/button.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { BlockQuestion } from './block-question.tsx'
import { useBlockedPeopleQuery } from './safety.api.ts'
import * as S from './safety.styles.ts'

const ID = 'blocked'

/** Whom the reader has blocked, and the way to take that back. */
export function BlockedPeople() {
  const { data, isError, isFetching, refetch } = useBlockedPeopleQuery()
  const [asked, setAsked] = useState<Writer | null>(null)
  return (
    <S.Section id={ID} tabIndex={-1} aria-labelledby={`${ID}-title`}>
      <SectionHead id={`${ID}-title`} title="Blocked people" />
      <p>You won’t see their posts or mentions. We don’t tell them.</p>
      {!data && !isError && <Skeleton $h={44} />}
      {isError && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          The people you have blocked could not be read.
        </ErrorState>
      )}
      {data?.length === 0 && <p>You have not blocked anyone.</p>}
      {data && data.length > 0 && (
        <S.People>
          {data.map((person) => (
            <li key={person.id}>
              <div>{nameOf(person)}</div>
              <Button small onClick={() => setAsked(person)}>
                Unblock<VisuallyHidden>{` ${nameOf(person)}`}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </S.People>
      )}
      {asked && <BlockQuestion person={asked} isBlocked onClose={() => setAsked(null)} />}
    </S.Section>
  )
}

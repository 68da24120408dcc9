import type { OfferMessage } from '@storyright/contracts/http'
import { useLayoutEffect } from 'react'
import { Spinner } from '../../ui/button/spinner.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { useEarlierMessagesQuery } from './thread.api.ts'
import * as S from './thread.styles.ts'

type EarlierProps = { offerId: string; before: number; onMessages: (messages: OfferMessage[]) => void }

/** Reads one page of earlier messages, and again whenever something in the thread has changed. */
export function Earlier({ offerId, before, onMessages }: EarlierProps) {
  const { data, error, isFetching, refetch } = useEarlierMessagesQuery({ id: offerId, before })
  // Before anything is painted, so that nothing moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer.
  useLayoutEffect(() => {
    if (data) onMessages(data)
  }, [data])
  if (data) return null
  if (error && !isFetching)
    return <ErrorState onRetry={() => void refetch()}>Earlier messages could not be loaded.</ErrorState>
  return (
    <S.Reading>
      <Spinner label="Loading earlier messages" />
    </S.Reading>
  )
}

import { useState } from 'react'
import { cardWords } from '../../../entities/membership/card-words.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { useCardOnFileQuery } from '../membership.api.ts'
import * as S from './membership-settings.styles.ts'
import { ReplaceCard } from './replace-card.tsx'

/** The card that renewals are charged to, and how to put another in its place. */
export function CardOnFile() {
  const { data: card, isError, isFetching, refetch } = useCardOnFileQuery()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <S.Part aria-label="Card">
      <h3>Card</h3>
      {card && <p>{cardWords(card)}</p>}
      {card === null && <p>No card is kept for renewals.</p>}
      {card === undefined && !isError && <Skeleton $h={24} $w="16em" />}
      {card === undefined && isError && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          Your card cannot be shown just now.
        </ErrorState>
      )}
      <Button onClick={() => setIsOpen(true)}>Use another card</Button>
      {isOpen && <ReplaceCard onClose={() => setIsOpen(false)} />}
    </S.Part>
  )
}

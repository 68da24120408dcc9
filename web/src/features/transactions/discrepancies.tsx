import { dayAndTime } from '../../ui/format/date.ts'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { useDiscrepanciesQuery } from './transactions.api.ts'
import * as S from './transactions.styles.ts'

/** Where our books and the provider's differ and only a person can tell why. */
export function Discrepancies() {
  const { data, isError, isFetching, refetch } = useDiscrepanciesQuery()
  const open = data?.filter(({ settledAt }) => settledAt === null) ?? []
  const settled = data?.filter(({ settledAt }) => settledAt !== null) ?? []
  return (
    <S.Differences aria-labelledby="discrepancies">
      <SectionHead id="discrepancies" title="Discrepancies">
        {data && <Meta>{open.length === 0 ? 'None open' : `${open.length} open`}</Meta>}
      </SectionHead>
      {isError && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          The discrepancies could not be read.
        </ErrorState>
      )}
      {!data && !isError && <Skeleton $h={44} />}
      {data && open.length === 0 && <Meta>Our books and the card provider’s agree on every hold.</Meta>}
      {data && data.length > 0 && (
        <ul>
          {[...open, ...settled].map(({ id, offerId, foundAt, says, settledAt }) => (
            <li key={id}>
              <span>{says}</span>
              <Meta as="span">
                Offer {offerId} · found {dayAndTime(foundAt)}
                {settledAt && ` · settled ${dayAndTime(settledAt)}`}
              </Meta>
            </li>
          ))}
        </ul>
      )}
    </S.Differences>
  )
}

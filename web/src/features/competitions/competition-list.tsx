import type { Competition } from '@storyright/contracts/http'
import { useCompetitionsQuery } from '../../entities/competition/competition.api.ts'
import { Part } from '../../ui/page/part.tsx'
import { Parts, PartsSkeleton } from '../../ui/page/parts.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { CompetitionCard } from './competition-card.tsx'
import * as S from './competitions.styles.ts'

/** All competitions: those open, those to come, those past. */
export function CompetitionList() {
  const { data, isFetching, refetch } = useCompetitionsQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data && !isFetching)
    return <ErrorState onRetry={() => void refetch()}>The competitions cannot be shown just now.</ErrorState>
  if (!data) return <PartsSkeleton says="Loading competitions" heights={[280, 260]} />
  if (data.length === 0)
    return (
      <EmptyState heading="h2" title="No competitions yet">
        When one is announced, it stands here.
      </EmptyState>
    )
  const of = (...statuses: Competition['status'][]) => data.filter(({ status }) => statuses.includes(status))
  return (
    <Parts>
      <Shelf title="Open" competitions={of('open')} empty="None is open at present." />
      <Shelf title="To come" competitions={of('upcoming')} />
      <Shelf title="Past" competitions={of('closed', 'decided')} />
    </Parts>
  )
}

function Shelf({ title, competitions, empty }: { title: string; competitions: Competition[]; empty?: string }) {
  if (competitions.length === 0 && !empty) return null
  return (
    <Part title={title}>
      {competitions.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <S.Cards>
          {competitions.map((competition) => (
            <li key={competition.id}>
              <CompetitionCard competition={competition} />
            </li>
          ))}
        </S.Cards>
      )}
    </Part>
  )
}

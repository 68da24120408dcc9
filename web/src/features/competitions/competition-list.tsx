import type { Competition } from '@storyright/contracts/http'
import { useCompetitionsQuery } from '../../entities/competition/competition.api.ts'
import { CompetitionState } from '../../entities/competition/competition-status.tsx'
import { whenOf } from '../../entities/competition/competition-words.ts'
import { EntryState } from '../../entities/competition/entry-status.tsx'
import { paths } from '../../shared/paths.ts'
import { Facts } from '../../ui/data/facts.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Part } from '../../ui/page/part.tsx'
import { Parts, PartsSkeleton } from '../../ui/page/parts.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import * as S from './competitions.styles.ts'

/** All competitions: those open, those to come, those past. */
export function CompetitionList() {
  const { data, isFetching, refetch } = useCompetitionsQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data && !isFetching)
    return <ErrorState onRetry={() => void refetch()}>The competitions could not be loaded.</ErrorState>
  if (!data) return <PartsSkeleton message="Loading competitions" heights={[280, 260]} />
  if (data.length === 0)
    return (
      <EmptyState heading="h2" title="No competitions yet">
        New competitions show here.
      </EmptyState>
    )
  const of = (...statuses: Competition['status'][]) => data.filter(({ status }) => statuses.includes(status))
  return (
    <Parts>
      <Shelf title="Open" competitions={of('open')} empty="None is open right now." />
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

/** A competition in the list: what there is to win, by whom, until when; of a past one what was chosen. */
function CompetitionCard({ competition }: { competition: Competition }) {
  const { id, title, brief, sponsor, prize, entry, chosen } = competition
  return (
    <S.Card>
      <S.States>
        <CompetitionState competition={competition} />
        {entry && <EntryState status={entry.status} />}
      </S.States>
      <h3>
        <Link to={paths.competitionAt(id)}>{title}</Link>
      </h3>
      <S.Brief>{brief}</S.Brief>
      <Facts
        facts={[
          { term: 'Sponsor', value: sponsor },
          { term: 'Prize', value: prize },
          { term: 'When', value: whenOf(competition) },
          ...(chosen ? [{ term: 'Chosen', value: chosen }] : []),
        ]}
      />
    </S.Card>
  )
}

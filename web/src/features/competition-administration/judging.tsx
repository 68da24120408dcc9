import type { Competition, JudgedEntry } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { useCompetitionQuery } from '../../entities/competition/competition.api.ts'
import { CompetitionState } from '../../entities/competition/competition-status.tsx'
import { whenOf } from '../../entities/competition/competition-words.ts'
import { EntryState } from '../../entities/competition/entry-status.tsx'
import { money } from '../../entities/money/money.ts'
import { nameOf } from '../../entities/person/name-of.ts'
import { paths } from '../../shared/paths.ts'
import { useRows } from '../../shared/rows/use-rows.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { ListFoot } from '../../ui/data/list-foot.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Actions } from '../../ui/page/actions.ts'
import { BackLink } from '../../ui/page/back-link.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Part } from '../../ui/page/part.tsx'
import { Parts, PartsSkeleton } from '../../ui/page/parts.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import { Words } from '../../ui/text/words.ts'
import * as S from './administration.styles.ts'
import { useCompetitionEntriesInfiniteQuery } from './competition-administration.api.ts'
import { CompetitionDialog } from './competition-dialog.tsx'
import { JudgeDialog, type Verdict } from './judge-dialog.tsx'

/** One competition with its entries, for those who judge them. */
export function Judging({ competitionId }: { competitionId: string }) {
  const { data, error, isFetching, refetch } = useCompetitionQuery(competitionId, { refetchOnMountOrArgChange: true })
  return (
    <>
      <BackLink to={paths.adminCompetitions}>All competitions</BackLink>
      {data && <Judged competition={data} />}
      {!data && isFetching && <PartsSkeleton message="Loading competition" heights={[44, 160, 161]} />}
      {!data && error && !isFetching && (
        <ErrorState onRetry={() => void refetch()}>This competition could not be loaded.</ErrorState>
      )}
    </>
  )
}

function Judged({ competition }: { competition: Competition }) {
  const { id, title, status, chosen } = competition
  const [isChanging, setIsChanging] = useState(false)
  return (
    <>
      <PageHead
        title={title}
        lead={whenOf(competition)}
        actions={
          <Actions>
            <ButtonLink to={paths.competitionAt(id)}>View Page</ButtonLink>
            {status !== 'decided' && <Button onClick={() => setIsChanging(true)}>Change</Button>}
          </Actions>
        }
      />
      <Parts>
        <S.Line>
          <CompetitionState competition={competition} />
        </S.Line>
        {chosen && <Note>{`Chosen: ${chosen}`}</Note>}
        {status === 'open' && <Note>An entry can be chosen once the competition has closed.</Note>}
        <EntriesOf competition={competition} />
      </Parts>
      {isChanging && <CompetitionDialog competition={competition} onClose={() => setIsChanging(false)} />}
    </>
  )
}

function EntriesOf({ competition }: { competition: Competition }) {
  const read = useCompetitionEntriesInfiniteQuery(competition.id, { refetchOnMountOrArgChange: true })
  const { rows, total, isFailed, hasMore, isReadingMore, readMore, retry } = useRows(read)
  return (
    <Part title="Entries">
      {rows?.length === 0 && <EmptyState title="No entries yet">Oldest first.</EmptyState>}
      {rows && rows.length > 0 && (
        <S.Entries>
          {rows.map((entry) => (
            <li key={entry.id}>
              <EntryToJudge competition={competition} entry={entry} />
            </li>
          ))}
        </S.Entries>
      )}
      {isFailed && <ErrorState onRetry={retry}>The entries could not be read.</ErrorState>}
      <ListFoot
        shown={rows?.length ?? 0}
        total={total}
        onMore={hasMore && !isFailed && readMore}
        busy={isReadingMore}
      />
    </Part>
  )
}

/** An entry with what was entered, and what can be said of it now. */
function EntryToJudge({ competition, entry }: { competition: Competition; entry: JudgedEntry }) {
  const { entrant, offer, pitch, deckFileUrl, note, createdAt, status } = entry
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const name = nameOf(entrant)
  return (
    <S.Entry aria-label={name}>
      <S.Line>
        <h3>{[name, entrant.companyName].filter(Boolean).join(', ')}</h3>
        <EntryState status={status} />
        <Meta>{dayAndTime(createdAt)}</Meta>
      </S.Line>
      {offer && (
        <p>
          An offer on <Link to={paths.listing(offer.listingId)}>{offer.listingTitle}</Link>, {money(offer.offerPrice)}
        </p>
      )}
      {pitch && <Words>{pitch}</Words>}
      {!offer && !pitch && <Meta>The account is closed: what was pitched is deleted.</Meta>}
      {note && <Note>{`To the entrant: ${note}`}</Note>}
      <Actions>
        {deckFileUrl && (
          <ButtonLink small href={deckFileUrl} download>
            Download Deck
          </ButtonLink>
        )}
        {offer && (
          <ButtonLink small to={`${paths.adminTransactions}?offer=${offer.id}`}>
            Open Offer
          </ButtonLink>
        )}
        {verdictsFor(competition, entry).map((one) => (
          <Button key={one} small onClick={() => setVerdict(one)}>
            {labels[one]}
          </Button>
        ))}
      </Actions>
      {verdict && <JudgeDialog {...{ competition, entry, verdict }} onClose={() => setVerdict(null)} />}
    </S.Entry>
  )
}

const labels: Record<Verdict, string> = { shortlisted: 'Shortlist', entered: 'Take Off Shortlist', chosen: 'Choose' }

function verdictsFor({ status }: Competition, entry: JudgedEntry): Verdict[] {
  if (status === 'decided') return []
  const place = entry.status === 'shortlisted' ? 'entered' : 'shortlisted'
  return status === 'closed' ? [place, 'chosen'] : [place]
}

import type { Competition } from '@storyright/contracts/http'
import { CompetitionState } from '../../entities/competition/competition-status.tsx'
import { whenOf } from '../../entities/competition/competition-words.ts'
import { EntryState } from '../../entities/competition/entry-status.tsx'
import { paths } from '../../shared/paths.ts'
import { Facts } from '../../ui/data/facts.tsx'
import { Link } from '../../ui/link/link.tsx'
import * as S from './competitions.styles.ts'

/** A competition in the list: what there is to win, by whom, until when; of a past one what was chosen. */
export function CompetitionCard({ competition }: { competition: Competition }) {
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

import type { Competition } from '@storyright/contracts/http'
import { access, dayAndTime, gates, type Viewer } from '@storyright/contracts/vocabulary'
import { CompetitionState } from '../../entities/competition/competition-status.tsx'
import { whenOf } from '../../entities/competition/competition-words.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { LongText } from '../../ui/long-text/long-text.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Part } from '../../ui/page/part.tsx'
import { Parts } from '../../ui/page/parts.tsx'
import * as S from './competitions.styles.ts'
import { EntryPanel } from './entry-panel.tsx'
import { OwnEntry } from './own-entry.tsx'

/** A competition: what is sought, the prize and the rules, beside what the reader can do. */
export function CompetitionView({ competition, viewer }: { competition: Competition; viewer: Viewer }) {
  const { id, title, brief, sponsor, prize, rules, opensAt, closesAt, entry, entries, chosen } = competition
  return (
    <>
      <PageHead
        title={title}
        lead={whenOf(competition)}
        actions={
          access.admin(viewer) && (
            <ButtonLink to={paths.judging(id)}>{entries === 1 ? 'One Entry' : `${entries} Entries`}</ButtonLink>
          )
        }
      />
      <S.Layout>
        <Parts>
          <S.States>
            <CompetitionState competition={competition} />
          </S.States>
          <Part title="What is sought">
            <S.Words>{brief}</S.Words>
          </Part>
          <Part title="Prize">
            <S.Words>{prize}</S.Words>
          </Part>
          <Part title="Rules">
            <LongText text={rules} />
          </Part>
        </Parts>
        <S.Side>
          <Facts
            facts={[
              { term: 'Sponsor', value: sponsor },
              { term: 'Opens', value: dayAndTime(opensAt) },
              { term: 'Closes', value: dayAndTime(closesAt) },
              { term: 'Open to', value: competition.isFunding ? 'Every producer' : 'Premium members' },
              ...(chosen ? [{ term: 'Chosen', value: chosen }] : []),
            ]}
          />
          {entry ? (
            <OwnEntry competition={competition} entry={entry} />
          ) : (
            <EntryPanel
              competition={competition}
              viewer={viewer}
              isMember={access[gates.competitions.access](viewer)}
            />
          )}
        </S.Side>
      </S.Layout>
    </>
  )
}

import type { Competition, JudgedEntry } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { EntryState } from '../../entities/competition/entry-status.tsx'
import { money } from '../../entities/money/money.ts'
import { nameOf } from '../../entities/person/name-of.ts'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Actions } from '../../ui/page/actions.ts'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import { Words } from '../../ui/text/words.ts'
import * as S from './administration.styles.ts'
import { JudgeDialog, type Verdict } from './judge-dialog.tsx'

/** An entry with what was entered, and what can be said of it now. */
export function EntryToJudge({ competition, entry }: { competition: Competition; entry: JudgedEntry }) {
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

import type { Competition, CompetitionEntry } from '@storyright/contracts/http'
import { access, dayAndTime, gates, competitionMessages as says, type Viewer } from '@storyright/contracts/vocabulary'
import { useId, useState } from 'react'
import { CompetitionState } from '../../entities/competition/competition-status.tsx'
import { whenOf } from '../../entities/competition/competition-words.ts'
import { EntryState } from '../../entities/competition/entry-status.tsx'
import { PremiumBrings } from '../../entities/membership/premium-brings.tsx'
import { UpgradeLink } from '../../entities/membership/upgrade-link.tsx'
import { money } from '../../entities/money/money.ts'
import { paths } from '../../shared/paths.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { LongText } from '../../ui/long-text/long-text.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Part } from '../../ui/page/part.tsx'
import { Parts } from '../../ui/page/parts.tsx'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import { Words } from '../../ui/text/words.ts'
import * as S from './competitions.styles.ts'
import { EntryForm, useWithdrawEntryMutation } from './entry-form.tsx'

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
          <Part title="The brief">
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

type EntryPanelProps = { competition: Competition; viewer: Viewer; isMember: boolean }

/** How to enter, for whoever may; the others are told whom it is for. */
function EntryPanel({ competition, viewer, isMember }: EntryPanelProps) {
  const { status, isFunding, mayEnter } = competition
  if (access.admin(viewer)) return null
  if (!access.producer(viewer)) return <Note>{`${says.producersOnly} You can read them here.`}</Note>
  if (!isFunding && !isMember)
    return (
      <S.Panel aria-label="Premium">
        <h2>For premium members</h2>
        <p>{says.premiumOnly}</p>
        <PremiumBrings />
        <UpgradeLink to={gates.competitions.upsell} variant="primary" />
      </S.Panel>
    )
  if (mayEnter) return <EntryForm entrant={viewer.id} competition={competition} />
  return status === 'upcoming' ? <Note>You can enter once it is open.</Note> : null
}

/** One's own entry: with what, where it stands, what was written to one, and the way out while it is open. */
function OwnEntry({ competition, entry }: { competition: Competition; entry: CompetitionEntry }) {
  const heading = useId()
  const { status, offer, pitch, deckFileUrl, note, createdAt } = entry
  return (
    <S.Panel aria-labelledby={heading}>
      <h2 id={heading}>Your entry</h2>
      <S.States>
        <EntryState status={status} />
        <Meta>{dayAndTime(createdAt)}</Meta>
      </S.States>
      {note && <Note>{note}</Note>}
      {offer && <p>{`Your offer on “${offer.listingTitle}”, ${money(offer.offerPrice)}`}</p>}
      {pitch && <Words>{pitch}</Words>}
      {deckFileUrl && (
        <a href={deckFileUrl} download>
          Download Deck
        </a>
      )}
      {competition.status === 'open' && <Withdraw competition={competition} />}
    </S.Panel>
  )
}

function Withdraw({ competition: { id, title } }: { competition: Competition }) {
  const [isAsked, setIsAsked] = useState(false)
  const [withdraw, { isLoading }] = useWithdrawEntryMutation()
  const confirm = async () => {
    const done = { title: 'Withdrawn', description: 'You can enter again while the competition is open.' }
    await runWithToast(() => withdraw(id).unwrap(), done, 'Not Withdrawn')
    setIsAsked(false)
  }
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>Withdraw</Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={`Withdraw from “${title}”?`}
        description="Your pitch and its deck are deleted. You can enter again while the competition is open."
        confirm="Withdraw"
        danger
        busy={isLoading}
        onConfirm={() => void confirm()}
      />
    </>
  )
}

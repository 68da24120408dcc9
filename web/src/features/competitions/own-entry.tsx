import type { Competition, CompetitionEntry } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { useId, useState } from 'react'
import { EntryState } from '../../entities/competition/entry-status.tsx'
import { money } from '../../entities/money/money.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import { Words } from '../../ui/text/words.ts'
import * as S from './competitions.styles.ts'
import { useWithdrawEntryMutation } from './entering.api.ts'

/** One's own entry: with what, where it stands, what was written to one, and the way out while it is open. */
export function OwnEntry({ competition, entry }: { competition: Competition; entry: CompetitionEntry }) {
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

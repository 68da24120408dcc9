import type { ListingImport } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { useCurrentUser } from '../../shared/current-user.ts'
import { isAhead } from '../../shared/is-ahead.ts'
import { newKey } from '../../shared/new-key.ts'
import { paths } from '../../shared/paths.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Figures } from '../../ui/data/figures.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Actions } from '../../ui/page/actions.ts'
import { Part } from '../../ui/page/part.tsx'
import { counted, number } from './import-words.ts'
import { useUndoImportMutation } from './imports.api.ts'
import * as S from './listing-import.styles.ts'

/** What an import did or took back, and the way to take it back. */
export function Outcome({ listingImport }: { listingImport: ListingImport }) {
  const { state, appliedAt, undoUntil, results } = listingImport
  const { user } = useCurrentUser()
  const canUndo = state === 'applied' && isAhead(undoUntil) && results.created + results.changed > 0
  return (
    <Part title={state === 'undone' ? 'What was undone' : 'What was done'}>
      <S.Outcome>
        <Figures figures={state === 'undone' ? undoneFigures(results) : appliedFigures(results)} />
        {state === 'applied' && (
          <p>{`Applied ${appliedAt ? dayAndTime(appliedAt) : ''}.${canUndo ? ` You can undo it until ${dayAndTime(undoUntil!)}.` : ''}`}</p>
        )}
        {state === 'undone' && results.kept > 0 && (
          <p>Kept listings were edited since, or an offer reached them. The rows below name them.</p>
        )}
        <Actions>
          {user?.role === 'agent' && (
            <ButtonLink to={`${paths.agentDashboard}?tab=assets`}>See my IP assets</ButtonLink>
          )}
          {canUndo && <Undo listingImport={listingImport} />}
          {state === 'undone' && <ButtonLink to={paths.importTitles}>Import another file</ButtonLink>}
        </Actions>
      </S.Outcome>
    </Part>
  )
}

const appliedFigures = ({ created, changed, conflict, refused }: ListingImport['results']) => [
  { label: 'Created', value: number(created), note: 'new listings' },
  { label: 'Changed', value: number(changed), note: 'listings' },
  { label: 'Conflicts', value: number(conflict), note: 'edited after the preview, left as they are' },
  { label: 'Refused', value: number(refused), note: 'the rows say why' },
]
const undoneFigures = ({ undone, kept }: ListingImport['results']) => [
  { label: 'Undone', value: number(undone), note: 'withdrawn, or as they were before' },
  { label: 'Kept', value: number(kept), note: 'could not be undone' },
]

function Undo({ listingImport }: { listingImport: ListingImport }) {
  const { id, results } = listingImport
  const [key, setKey] = useState<string | null>(null)
  const [undo, { isLoading }] = useUndoImportMutation()
  const confirm = async () => {
    try {
      await undo({ id, key: key! }).unwrap()
    } catch (error) {
      toastFailure('Not undone', error)
    }
    setKey(null)
  }
  return (
    <>
      <Button onClick={() => setKey(newKey())}>Undo import</Button>
      <ConfirmDialog
        open={key !== null}
        onOpenChange={() => setKey(null)}
        title="Undo this import?"
        description={undoWords(results)}
        confirm="Undo import"
        danger
        busy={isLoading}
        onConfirm={() => void confirm()}
      />
    </>
  )
}

function undoWords({ created, changed }: ListingImport['results']): string {
  const parts = [
    ...(created > 0 ? [`${counted(created, 'new listing')} ${created === 1 ? 'is' : 'are'} withdrawn`] : []),
    ...(changed > 0
      ? [
          `${counted(changed, 'changed listing')} ${changed === 1 ? 'says' : 'say'} again what ${changed === 1 ? 'it' : 'they'} said before`,
        ]
      : []),
  ]
  return `${parts.join(', and ')}. A listing that was edited since, or that an offer has reached, stays as it is.`
}

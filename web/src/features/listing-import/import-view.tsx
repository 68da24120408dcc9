import type { ListingImport } from '@storyright/contracts/http'
import { dayAndTime, importAddresses } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathOf } from '../../shared/call-to.ts'
import { paths } from '../../shared/paths.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Progress } from '../../ui/data/progress.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Download } from '../../ui/icon/icons.ts'
import { Actions } from '../../ui/page/actions.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Parts } from '../../ui/page/parts.tsx'
import { Note } from '../../ui/state/note.tsx'
import { ApplyBar } from './apply-bar.tsx'
import { ImportRows } from './import-rows.tsx'
import { isAtWork, kindOf, progressWords, totalOf } from './import-words.ts'
import { useDeleteImportMutation } from './imports.api.ts'
import * as S from './listing-import.styles.ts'
import { Outcome } from './outcome.tsx'
import { ProblemList } from './row-fields.tsx'
import { Setup } from './setup.tsx'

/** One import, from the reading of its file to what was done and can be undone. */
export function ImportView({ listingImport }: { listingImport: ListingImport }) {
  const { state, warnings, failure } = listingImport
  const hasRows = totalOf(listingImport) > 0
  // The preview is read again after a change to it; what was typed above it stays.
  const [wasReady, setWasReady] = useState(state === 'ready')
  if (state === 'ready' && !wasReady) setWasReady(true)
  const isSetUp = state === 'ready' || (state === 'reading' && wasReady)
  return (
    <>
      <Head listingImport={listingImport} />
      <Parts>
        {isAtWork(state) && <AtWork listingImport={listingImport} />}
        {state === 'failed' && (
          <Note
            tone="bad"
            action={
              <ButtonLink variant="primary" to={paths.importTitles}>
                Choose another file
              </ButtonLink>
            }
          >
            {failure ?? 'This file could not be read. Save it again, and send it once more.'}
          </Note>
        )}
        {warnings.length > 0 && (
          <Note tone="wait">
            <ProblemList problems={warnings} />
          </Note>
        )}
        {(state === 'applied' || state === 'undone') && <Outcome listingImport={listingImport} />}
        {isSetUp && <Setup listingImport={listingImport} />}
        {hasRows && !isAtWork(state) && <ImportRows listingImport={listingImport} />}
      </Parts>
      {state === 'ready' && <ApplyBar listingImport={listingImport} />}
    </>
  )
}

function Head({ listingImport }: { listingImport: ListingImport }) {
  const { id, state, fileName, createdAt } = listingImport
  const [isDeleting, setIsDeleting] = useState(false)
  const problems = pathOf({ address: importAddresses.importProblems, params: { id } })
  const kind = kindOf(listingImport)
  return (
    <>
      <PageHead
        title={fileName}
        lead={`${kind ? `${kind}. ` : ''}Sent ${dayAndTime(createdAt)}.`}
        actions={
          <Actions>
            {totalOf(listingImport) > 0 && (
              <ButtonLink small href={problems} download>
                <Download size={15} strokeWidth={1.6} aria-hidden="true" />
                <span>Problems (CSV)</span>
              </ButtonLink>
            )}
            {(state === 'reading' || state === 'ready' || state === 'failed') && (
              <Button small variant="danger" onClick={() => setIsDeleting(true)}>
                Delete import
              </Button>
            )}
          </Actions>
        }
      />
      <DeleteImport listingImport={listingImport} open={isDeleting} onClose={() => setIsDeleting(false)} />
    </>
  )
}

function AtWork({ listingImport }: { listingImport: ListingImport }) {
  const { done, total } = listingImport.progress
  return (
    <S.Outcome>
      <Progress label={progressWords(listingImport)} value={done} max={total ?? Math.max(done, 1)}>
        {progressWords(listingImport)}
      </Progress>
      <p>You can leave this page. The import continues, and you find it under Import titles.</p>
    </S.Outcome>
  )
}

type DeleteImportProps = { listingImport: ListingImport; open: boolean; onClose: () => void }

/** Confirms before an import is thrown away that was not applied. */
function DeleteImport({ listingImport: { id, fileName }, open, onClose }: DeleteImportProps) {
  const [remove, { isLoading }] = useDeleteImportMutation()
  const navigate = useNavigate()
  const confirm = async () => {
    const done = { title: 'Import deleted', description: `Nothing of “${fileName}” was applied.` }
    const isDone = await runWithToast(() => remove(id).unwrap(), done, 'Not deleted')
    onClose()
    if (isDone) void navigate(paths.importTitles, { replace: true })
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={`Delete “${fileName}”?`}
      description="The file and your corrections to it are deleted. Your listings stay as they are."
      confirm="Delete import"
      danger
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  )
}

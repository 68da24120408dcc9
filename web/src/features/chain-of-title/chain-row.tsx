import type { ChainDocument } from '@storyright/contracts/http'
import { type ChainDocumentStatus, chainDocumentTypes, day } from '@storyright/contracts/vocabulary'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { webAddress } from '../../shared/web-address.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Note } from '../../ui/state/note.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { useSubmitDocumentMutation } from './chain.api.ts'
import * as S from './chain.styles.ts'

type ChainRowProps = {
  document: ChainDocument
  onEdit: (document: ChainDocument) => void
  onRemove: (document: ChainDocument) => void
}

/** A document in its place. What waits for a decision, or is verified, stays as it is. */
export function ChainRow({ document, onEdit, onRemove }: ChainRowProps) {
  const { type, position, date, territory, fileUrl, note, status, reason, confirms, confirmedBecause } = document
  const name = chainDocumentTypes[type]
  const [submit, { isLoading }] = useSubmitDocumentMutation()
  const send = () => {
    const done = { title: 'Document Submitted', description: `We’ll verify ${name} and let you know.` }
    void runWithToast(() => submit(document).unwrap(), done, 'Submission Failed')
  }
  const which = <VisuallyHidden>{` document ${position}, ${name}`}</VisuallyHidden>
  return (
    <S.Document>
      <S.Place aria-hidden="true">{position}</S.Place>
      <h3>{name}</h3>
      <S.State>
        <DocumentStatus status={status} />
      </S.State>
      <Parties document={document} />
      <S.Details as="div">
        {date && <span>{day(date)}</span>}
        {territory && <span>{territory}</span>}
        <FileLink href={fileUrl} of={name} />
      </S.Details>
      {note && <S.Words>{note}</S.Words>}
      {confirms && (
        <S.Details as="p">
          {`Confirmed as the ${confirms === 'author' ? 'author’s side' : 'agency’s side'}: ${confirmedBecause ?? ''}`}
        </S.Details>
      )}
      {reason && <Note tone="bad">{`Rejected: ${reason}`}</Note>}
      {(status === 'draft' || status === 'rejected') && (
        <S.Actions>
          <Button small variant="solid" busy={isLoading} onClick={send}>
            <span>Submit</span>
            {which}
          </Button>
          <Button small onClick={() => onEdit(document)}>
            <span>Edit</span>
            {which}
          </Button>
          <Button small variant="danger" onClick={() => onRemove(document)}>
            <span>Remove</span>
            {which}
          </Button>
        </S.Actions>
      )}
    </S.Document>
  )
}

/** From whom the rights pass, and to whom. */
export function Parties({ document: { grantor, grantee } }: { document: Pick<ChainDocument, 'grantor' | 'grantee'> }) {
  return (
    <span>
      {grantor} <span aria-hidden="true">→</span>
      <VisuallyHidden>to</VisuallyHidden> {grantee}
    </span>
  )
}

/** Links to the file, if there is one. */
export function FileLink({ href, of }: { href: string | null; of: string }) {
  const address = webAddress(href)
  if (!address) return null
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      Open file<VisuallyHidden>{` of ${of} (opens in a new tab)`}</VisuallyHidden>
    </a>
  )
}

export const statusLabels: Record<ChainDocumentStatus, string> = {
  draft: 'Draft',
  submitted: 'Submitted',
  verified: 'Verified',
  rejected: 'Rejected',
}
const tones = { draft: 'off', submitted: 'wait', verified: 'ok', rejected: 'bad' } as const

export function DocumentStatus({ status }: { status: ChainDocumentStatus }) {
  return <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
}

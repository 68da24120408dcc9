import type { OfferDocument, OfferRoom } from '@storyright/contracts/http'
import { dayAndTime, offerLimits } from '@storyright/contracts/vocabulary'
import { type DragEvent, type ReactNode, useState } from 'react'
import { documentFacts, documentKinds, type ShelfEntry, shelfOf } from '../../entities/offer/offer-documents.ts'
import { type Onlooker, otherSide, type Side } from '../../entities/offer/offer-words.ts'
import { UploadLines } from '../../entities/offer/upload-lines.tsx'
import { useDocumentUploads } from '../../entities/offer/use-document-uploads.ts'
import { useFileChoice } from '../../shared/upload/use-file-choice.tsx'
import { webAddress } from '../../shared/web-address.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { QuietButton } from '../../ui/button/quiet-button.tsx'
import { Download, FileText, FileUp } from '../../ui/icon/icons.ts'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { toast } from '../../ui/toast/toasts.ts'
import * as S from './shelf.styles.ts'

type OfferShelfProps = {
  room: OfferRoom
  /** Who views it: a side, or an administrator, who adds nothing. */
  side: Onlooker
  /** Of the page's own headings. */
  heading?: 'h2' | 'h3'
}

/** The documents of an offer, which both sides see, and whether the other has opened them. */
export function OfferShelf({ room, side, heading = 'h2' }: OfferShelfProps) {
  const { offer, documents, may } = room
  const adds = side !== 'admin' && may.write
  const titleId = `documents-${offer.id}`
  const entries = shelfOf(documents)
  return (
    <S.Section aria-labelledby={titleId}>
      <SectionHead id={titleId} title="Documents" heading={heading}>
        {documents.length > 0 && <Meta>{`${documents.length} of ${offerLimits.documentsOfOffer} files`}</Meta>}
      </SectionHead>
      {entries.length === 0 && (
        <EmptyState title="No documents yet">
          {adds && 'Draft agreements, pitches, contracts: whatever the two of you have to look at together.'}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <S.List aria-label="Documents">
          {entries.map((entry) => (
            <Entry key={entry.newest.name} entry={entry} side={side} />
          ))}
        </S.List>
      )}
      {adds && <AddDocuments offerId={offer.id} documents={documents} other={otherSide[side]} />}
    </S.Section>
  )
}

function Entry({ entry: { newest, older }, side }: { entry: ShelfEntry; side: Onlooker }) {
  return (
    <li>
      <Version document={newest} side={side}>
        {older.length > 0 && (
          <S.More>
            <summary>
              <span>{older.length === 1 ? '1 older version' : `${older.length} older versions`}</span>
              <VisuallyHidden>{` of ${newest.name}`}</VisuallyHidden>
            </summary>
            <S.Older>
              {older.map((document) => (
                <li key={document.id}>
                  <Version document={document} side={side} />
                </li>
              ))}
            </S.Older>
          </S.More>
        )}
      </Version>
    </li>
  )
}

type VersionProps = { document: OfferDocument; side: Onlooker; children?: ReactNode }

/** One file: who added it and when, whether the other side has opened it, and what proves that it is the same file. */
function Version({ document, side, children }: VersionProps) {
  const { name, version, by, uploadedAt, sha256, url } = document
  const [isOpened, setIsOpened] = useState(false)
  const address = webAddress(url)
  const added = `added by ${by === side ? 'you' : `the ${by}`} on ${dayAndTime(uploadedAt)}`
  return (
    <S.Version>
      <FileText size={20} strokeWidth={1.5} aria-hidden="true" />
      <S.Words>
        <b>
          <bdi>{name}</bdi>
        </b>
        <S.About>{`${documentFacts(document)}, ${added}`}</S.About>
        <Opened document={document} side={side} isOpened={isOpened} />
      </S.Words>
      {address && (
        <S.Save
          small
          href={address}
          download={name}
          onClick={() => setIsOpened(true)}
          aria-label={`Download ${version > 1 ? `${name}, version ${version}` : name}`}
        >
          <Download size={16} strokeWidth={1.6} aria-hidden="true" />
          <span>Download</span>
        </S.Save>
      )}
      <S.Folded>
        {sha256 && <Technical name={name} version={version} sha256={sha256} />}
        {children}
      </S.Folded>
    </S.Version>
  )
}

function Technical({ name, version, sha256 }: { name: string; version: number; sha256: string }) {
  return (
    <S.More>
      <summary>
        <span>Technical details</span>
        <VisuallyHidden>{` of ${name}, version ${version}`}</VisuallyHidden>
      </summary>
      <S.Technical>
        <span>Fingerprint of the file (SHA-256)</span>
        <code>{sha256}</code>
        <QuietButton
          aria-label={`Copy the fingerprint of ${name}, version ${version}`}
          onClick={() => void copy(sha256)}
        >
          Copy
        </QuietButton>
      </S.Technical>
    </S.More>
  )
}

/** Whether the side that a document is for has opened it. */
function Opened({ document, side, isOpened }: { document: OfferDocument; side: Onlooker; isOpened: boolean }) {
  const { by, openedAt } = document
  const reader = otherSide[by]
  if (reader !== side)
    return (
      <S.About>
        {openedAt ? `Opened by the ${reader} on ${dayAndTime(openedAt)}` : `Not opened by the ${reader} yet`}
      </S.About>
    )
  if (openedAt) return <S.About>{`You opened it on ${dayAndTime(openedAt)}`}</S.About>
  return isOpened ? null : <Badge tone="wait">New to you</Badge>
}

async function copy(sha256: string) {
  try {
    await navigator.clipboard.writeText(sha256)
    toast({ title: 'Fingerprint Copied' })
  } catch {
    toast({ title: 'Copy Failed', description: 'Please select the text and copy it.', variant: 'destructive' })
  }
}

type AddDocumentsProps = { offerId: string; documents: readonly OfferDocument[]; other: Side }

/** Adds files to the shelf, chosen or dropped. */
function AddDocuments({ offerId, documents, other }: AddDocumentsProps) {
  const [added, setAdded] = useState('')
  const [isOver, setIsOver] = useState(false)
  const { uploads, add, remove } = useDocumentUploads(offerId, documents.length, ({ name, version }) =>
    setAdded(version > 1 ? `${name} was added as version ${version}.` : `${name} was added.`),
  )
  const { input, open } = useFileChoice({
    label: 'Add documents',
    accept: offerLimits.documentTypes.join(),
    multiple: true,
    onFiles: add,
  })
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    add([...event.dataTransfer.files])
  }
  return (
    <>
      <S.Drop $over={isOver} onDragOver={over} onDragLeave={() => setIsOver(false)} onDrop={drop}>
        {input}
        <Button small onClick={open}>
          <FileUp size={16} strokeWidth={1.6} aria-hidden="true" />
          Add documents
        </Button>
        <Meta>
          <S.ByMouse>{'Or drop them here. '}</S.ByMouse>
          {`${documentKinds}. The ${other} sees them at once; a file of the same name is the next version.`}
        </Meta>
      </S.Drop>
      <UploadLines uploads={uploads} remove={remove} />
      <Meta role="status">{added}</Meta>
    </>
  )
}

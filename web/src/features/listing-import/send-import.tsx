import { importAddresses, importLimits } from '@storyright/contracts/vocabulary'
import { type DragEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { ProgressLine } from '../../shared/upload/progress-line.tsx'
import type { UploadKind } from '../../shared/upload/upload-kinds.ts'
import { useFileChoice } from '../../shared/upload/use-file-choice.tsx'
import { useUpload } from '../../shared/upload/use-upload.ts'
import { Button } from '../../ui/button/button.tsx'
import { Unsaved } from '../../ui/dialog/unsaved.ts'
import { FieldFault } from '../../ui/field/field-fault.tsx'
import { FileUp } from '../../ui/icon/icons.ts'
import { Meta } from '../../ui/text/text.ts'
import * as S from './listing-import.styles.ts'

const mostMegabytes = importLimits.fileBytes / 1024 / 1024
const tooLarge = `This file is larger than ${mostMegabytes} MB. Zip it, or split it into several files.`

const sentences: Record<number, string> = {
  413: tooLarge,
  415: 'We cannot read this kind of file. Send ONIX, CSV, tab-separated text or Excel (.xlsx).',
  429: `You can import ${importLimits.perDay} files a day. Please try again tomorrow.`,
}

/** By what is known before anything is sent; the service goes by the content. */
const listingFiles: UploadKind<typeof importAddresses.createImport> = {
  to: { address: importAddresses.createImport },
  accept: '.xml,.onix,.onx,.csv,.tsv,.tab,.txt,.xlsx,.zip,.gz',
  unfit: ({ size }) => {
    if (size === 0) return 'There is nothing in this file.'
    return size > importLimits.fileBytes ? tooLarge : null
  },
  fallback: (status) => sentences[status] ?? 'The file could not be sent. Check your connection, and send it again.',
}

/** The place to drop a file of titles, or to choose one; and how much of it has gone out. */
export function SendImport() {
  const { sending, fault, busy, send, cancel } = useUpload(listingFiles)
  const [created, setCreated] = useState<string | null>(null)
  const [isOver, setIsOver] = useState(false)
  const navigate = useNavigate()
  // Nothing is unsaved any more once it has been sent.
  useEffect(() => {
    if (created && !busy) void navigate(paths.importOf(created))
  }, [created, busy, navigate])
  const take = ([file]: readonly File[]) => void send(file ? [file] : [], ({ id }) => setCreated(id))
  const { input, open } = useFileChoice({ label: 'File of titles', accept: listingFiles.accept, onFiles: take })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take([...event.dataTransfer.files])
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <div>
      <S.Drop $isOver={isOver} onDragOver={over} onDragLeave={() => setIsOver(false)} onDrop={drop}>
        <FileUp size={28} strokeWidth={1.4} aria-hidden="true" />
        {sending ? (
          <S.Sending>
            <ProgressLine sending={sending} named />
            <Button small onClick={cancel}>
              Cancel upload
            </Button>
          </S.Sending>
        ) : (
          <>
            <p>Drop a file here, or choose one.</p>
            <Button variant="primary" busy={busy} onClick={open}>
              Choose file
            </Button>
          </>
        )}
        {input}
        <Meta>
          {`ONIX for Books 3.0, 3.1 or 2.1, CSV, tab-separated text or Excel (.xlsx, first sheet), also zipped. Up to ${mostMegabytes} MB and ${importLimits.records.toLocaleString('en-GB')} records.`}
        </Meta>
      </S.Drop>
      <FieldFault>{fault}</FieldFault>
      <Unsaved when={busy} />
    </div>
  )
}

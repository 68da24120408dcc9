import type { Taking } from '@storyright/contracts/http'
import { day, takingLabels } from '@storyright/contracts/vocabulary'
import { type Day, describeBook, formatBook } from '@storyright/rights'
import { useState } from 'react'
import { paths } from '../../shared/paths.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { QuietButton } from '../../ui/button/quiet-button.tsx'
import { type Column, Table } from '../../ui/data/table.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Link } from '../../ui/link/link.tsx'
import { RowActions } from '../../ui/page/actions.ts'
import { Part } from '../../ui/page/part.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { EditTakingDialog } from './edit-taking-dialog.tsx'
import { useEndTakingMutation } from './rights-grid.api.ts'
import { takenLines } from './taking-dialog.tsx'

type TakingsListProps = {
  listingId: string
  takings: readonly Taking[]
  etag: string | null
  today: Day
  reader: 'agent' | 'admin'
}

/** Who has which rights, until when: what was recorded can be changed and ended, the rest is its offer's. */
export function TakingsList({ listingId, takings, etag, today, reader }: TakingsListProps) {
  const [edited, setEdited] = useState<Taking | null>(null)
  const [asked, setAsked] = useState<Taking | null>(null)
  const [showsEnded, setShowsEnded] = useState(false)
  const open = takings.filter(({ endedAt }) => endedAt === null)
  const ended = takings.length - open.length
  const actions = (taking: Taking) => {
    const { kind, offerId, endedAt } = taking
    if (offerId) return <Link to={paths.offerFor[reader](offerId)}>Open the offer</Link>
    if (endedAt || reader === 'admin') return null
    const rights = `: ${describeBook(takenLines(taking))}`
    return (
      <RowActions>
        <Button small onClick={() => setEdited(taking)}>
          <span>Edit</span>
          <VisuallyHidden>{rights}</VisuallyHidden>
        </Button>
        <Button small onClick={() => setAsked(taking)}>
          <span>{kind === 'holdback' ? 'Release' : 'End'}</span>
          <VisuallyHidden>{rights}</VisuallyHidden>
        </Button>
      </RowActions>
    )
  }
  return (
    <Part title="Who has what" aside={open.length === 0 ? 'Nothing is taken' : `${open.length} open`}>
      {open.length === 0 && !showsEnded && (
        <p>No option, grant or holdback takes any of these rights. Everything on offer is free.</p>
      )}
      {(open.length > 0 || showsEnded) && (
        <Table
          caption="Who has which rights"
          rows={showsEnded ? takings : open}
          rowKey={({ id }) => id}
          cardsBelow="rail"
          columns={[...columns, { header: '', cell: actions, end: true, full: true }]}
        />
      )}
      {ended > 0 && (
        <div>
          <QuietButton aria-expanded={showsEnded} onClick={() => setShowsEnded(!showsEnded)}>
            {showsEnded ? 'Hide what has ended' : `Show what has ended (${ended})`}
          </QuietButton>
        </div>
      )}
      {edited && <EditTakingDialog {...{ listingId, etag, today }} taking={edited} onClose={() => setEdited(null)} />}
      {asked && <AskToEnd {...{ listingId, etag }} taking={asked} onClose={() => setAsked(null)} />}
    </Part>
  )
}

const columns: readonly Column<Taking>[] = [
  {
    header: 'What',
    cell: ({ kind, endedAt }) => (endedAt ? `${takingLabels[kind]}, ended ${day(endedAt)}` : takingLabels[kind]),
  },
  { header: 'Rights', cell: Rights, full: true },
  { header: 'Who', cell: ({ holder, kind }) => holder ?? (kind === 'holdback' ? 'Nobody' : 'Not named') },
  { header: 'Until', cell: ({ until }) => (until ? day(until) : 'As its lines say') },
  { header: 'Note', cell: ({ note }) => note ?? '' },
]

function Rights(taking: Taking) {
  const book = takenLines(taking)
  const { inWords } = taking
  return (
    <>
      <span title={formatBook(book)}>{describeBook(book)}</span>
      {inWords && <span>{`; and in words: “${inWords}”`}</span>}
    </>
  )
}

type AskToEndProps = { listingId: string; etag: string | null; taking: Taking; onClose: () => void }

function AskToEnd({ listingId, etag, taking, onClose }: AskToEndProps) {
  const [end, { isLoading }] = useEndTakingMutation()
  const isHoldback = taking.kind === 'holdback'
  const rights = describeBook(takenLines(taking))
  const confirm = async () => {
    const done = { title: isHoldback ? 'Released' : 'Grant ended', description: `${rights}: free where on offer.` }
    const send = () => end({ listingId, takingId: taking.id, etag }).unwrap()
    await runWithToast(send, done, 'It could not be ended', 'Please try again.')
    onClose() // after a refusal the list shows what the entry is now
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isHoldback ? 'Release these rights?' : 'End this grant?'}
      description={`${rights}. Where they are on offer, producers can make offers on them at once. The entry stays in the list as ended.`}
      confirm={isHoldback ? 'Release' : 'End the grant'}
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  )
}

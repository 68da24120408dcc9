import type { ImportRow, ListingImport } from '@storyright/contracts/http'
import { useState } from 'react'
import type { Rights } from '../../entities/rights/use-rights.ts'
import { paths } from '../../shared/paths.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Actions } from '../../ui/page/actions.ts'
import { Note } from '../../ui/state/note.tsx'
import { By, Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { resultMarks, rowMarks } from './import-words.ts'
import { useChangeImportRowMutation } from './imports.api.ts'
import * as S from './listing-import.styles.ts'
import { RowEditor } from './row-editor.tsx'
import { RowFields } from './row-fields.tsx'
import { authorOf, titleOf } from './row-words.ts'

type ColumnsInput = { listingImport: ListingImport; rights: Rights | undefined; editing: Editing }

const editId = (n: number) => `edit-row-${n}`

/** The columns of the rows; what can be changed about them only while nothing was applied. */
export function columnsOf({
  listingImport: { id, state, defaults },
  rights,
  editing,
}: ColumnsInput): Column<ImportRow>[] {
  const isReady = state === 'ready'
  const close = (n: number) => {
    editing.close(n)
    // Its button is there again once the row has been drawn without the editor.
    requestAnimationFrame(() => document.getElementById(editId(n))?.focus())
  }
  const isOpen = (n: number) => isReady && editing.isOpen(n)
  const include: Column<ImportRow> = {
    header: 'Apply',
    card: 'select',
    cell: (row) => <Include id={id} row={row} />,
  }
  const actions: Column<ImportRow> = {
    header: 'Actions',
    full: true,
    end: true,
    cell: (row) =>
      row.state !== 'aside' &&
      !editing.isOpen(row.n) && (
        <Button small id={editId(row.n)} onClick={() => editing.open(row.n)}>
          Edit<VisuallyHidden>{` ${titleOf(row)}`}</VisuallyHidden>
        </Button>
      ),
  }
  return [
    ...(isReady ? [include] : []),
    {
      header: 'Title',
      full: true,
      cell: (row) => (
        <S.Title>
          <RowName>
            {row.listingId && !isWithdrawn(row) ? (
              <Link to={paths.listing(row.listingId)}>{titleOf(row)}</Link>
            ) : (
              titleOf(row)
            )}
          </RowName>
          <By>{authorOf(row)}</By>
          <Meta>{row.key ?? `Record ${row.n}`}</Meta>
        </S.Title>
      ),
    },
    {
      header: isReady ? 'State' : 'Result',
      card: 'lead',
      cell: ({ state: kind, result }) => {
        const { tone, label } = result ? resultMarks[result] : rowMarks[kind]
        return <Badge tone={tone}>{label}</Badge>
      },
    },
    {
      header: isReady ? 'What it does' : 'What it said',
      full: true,
      cell: (row) => (
        <S.Says>
          {isReady && row.possibleListingId && !row.listingId && <WhichListing id={id} row={row} />}
          {isOpen(row.n) ? (
            <RowEditor id={id} row={row} rights={rights} currency={defaults.currency} onClose={() => close(row.n)} />
          ) : (
            <RowFields row={row} rights={rights} />
          )}
        </S.Says>
      ),
    },
    ...(isReady ? [actions] : []),
  ]
}

const isWithdrawn = ({ state, result }: ImportRow) => state === 'new' && result === 'undone'

type RowProps = { id: string; row: ImportRow }

function useChange({ id, row: { n } }: RowProps) {
  const [change, { isLoading }] = useChangeImportRowMutation()
  const send = async (what: Omit<Parameters<typeof change>[0], 'id' | 'n'>) => {
    try {
      await change({ id, n, ...what }).unwrap()
    } catch (error) {
      toastFailure('Not saved', error)
    }
  }
  return { send, isLoading }
}

/** Whether the row is applied; one that is not complete cannot be. */
function Include({ id, row }: RowProps) {
  const { send } = useChange({ id, row })
  if (row.state !== 'new' && row.state !== 'change') return null
  return (
    <S.Tick
      label={<VisuallyHidden>{`Apply ${titleOf(row)}`}</VisuallyHidden>}
      checked={row.include}
      onChange={({ target }) => void send({ include: target.checked })}
    />
  )
}

/** The same title and author is not proof: the agent says whether it is the same work. */
function WhichListing({ id, row }: RowProps) {
  const { send, isLoading } = useChange({ id, row })
  return (
    <Note
      tone="wait"
      action={
        <Actions>
          <Button small busy={isLoading} onClick={() => void send({ listingId: row.possibleListingId })}>
            Same title, change it
          </Button>
          <Button small busy={isLoading} onClick={() => void send({ listingId: null })}>
            Another title, add it
          </Button>
        </Actions>
      }
    >
      <span>You already list a title of this name by this author: </span>
      <Link to={paths.listing(row.possibleListingId!)}>open it</Link>
      <span>. Is it the same?</span>
    </Note>
  )
}

type Editing = ReturnType<typeof useEditing>

/** Which rows are open to be edited. */
export function useEditing() {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  return {
    isOpen: (n: number) => open.has(n),
    open: (n: number) => setOpen((before) => new Set([...before, n])),
    close: (n: number) => setOpen((before) => new Set([...before].filter((other) => other !== n))),
  }
}

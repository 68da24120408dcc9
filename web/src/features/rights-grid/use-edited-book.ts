import type { Listing } from '@storyright/contracts/http'
import { type Book, bookOfForm, type Day, formatBook } from '@storyright/rights'
import { useRef, useState } from 'react'
import { isApiError } from '../../shared/api-error.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { type Conflict, useVersions } from '../../shared/versions/use-versions.ts'
import { type Opened, openedFrom } from '../../shared/versions/versioned.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { changeBook, openBook, tooLong, typeText, undo } from './book-text.rules.ts'
import { type ListingBody, useSaveRightsMutation } from './rights-grid.api.ts'

interface Rights {
  rights: string
}
/** A listing of a replica of the version before has only its form. */
const rightsOf = (listing: Listing): string => listing.rights ?? formatBook(bookOfForm(listing))

interface EditedBookInput {
  opened: Opened<Listing>
  today: Day
  /** A listing as its form sends it. */
  formOf: (listing: Listing) => ListingBody
}

/** The book that is edited, and how it is saved: as a change of the listing as it is now, of which nothing else is touched. */
export function useEditedBook({ opened, today, formOf }: EditedBookInput) {
  const [saved, setSaved] = useState(() => rightsOf(opened.thing))
  const [edited, setEdited] = useState(() => openBook(saved))
  const [send, { isLoading: isSaving }] = useSaveRightsMutation()
  const newest = useRef(opened)
  const versions = useVersions<Rights, Listing>({
    opened: { etag: opened.etag, values: { rights: saved } },
    fields: ['rights'],
    valuesOf: (listing) => ({ rights: rightsOf(listing) }),
    send: async ({ rights }, etag) => {
      const { thing } = newest.current
      try {
        newest.current = await send({ id: thing.id, etag, form: { ...formOf(thing), rights } }).unwrap()
        return newest.current.thing
      } catch (error) {
        newest.current = openedFrom<Listing>(error) ?? newest.current
        throw error
      }
    },
  })
  const input = { opened: saved, today }
  const text = formatBook(edited.book)
  const isDirty = edited.errors.length > 0 || text !== saved

  const take = (listing: Listing, etag: string | null) => {
    const rights = rightsOf(listing)
    setSaved(rights)
    setEdited((now) => {
      const next = openBook(rights)
      return { ...next, past: now.text === next.text ? now.past : [...now.past, now.text] }
    })
    versions.restart({ etag, values: { rights } })
  }
  const save = async (rights = text) => {
    try {
      const listing = await versions.save({ rights })
      if (!listing) return
      take(listing, newest.current.etag)
      toast({ title: 'Rights saved', description: `What is on offer of “${listing.title}” is up to date.` })
    } catch (error) {
      const fault = isApiError(error) && error.problem?.errors?.find(({ path }) => path === 'rights')
      if (fault && fault.line !== undefined)
        setEdited((now) => ({
          ...now,
          errors: [{ path: fault.path, message: fault.message, line: fault.line!, column: fault.column ?? 1 }],
        }))
      toastFailure('Rights not saved', error, 'Nothing you changed is lost. Please try again.')
    }
  }
  return {
    edited,
    isDirty,
    isSaving,
    canSave: isDirty && edited.errors.length === 0 && tooLong(edited.book) === undefined,
    save,
    type: (typed: string) => setEdited((now) => typeText(now, typed, input)),
    change: (book: Book) => setEdited((now) => changeBook(now, book, today)),
    undo: () => setEdited((now) => undo(now, input)),
    conflict: versions.conflict,
    leaveConflict: versions.leave,
    /** Mine is saved over what came meanwhile; theirs takes its place here. */
    settle: (conflict: Conflict<Rights>, { rights }: Rights) => {
      versions.settle(conflict)
      if (rights === conflict.mine.rights) return void save(rights)
      take(newest.current.thing, newest.current.etag)
    },
  }
}

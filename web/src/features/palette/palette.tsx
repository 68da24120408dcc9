import { catalogueAddresses, limits } from '@storyright/contracts/vocabulary'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { paths } from '../../shared/paths.ts'
import type { RecentTitle } from '../../shared/recent-titles.ts'
import { lists } from '../../shared/tags.ts'
import { useTypingPause } from '../../shared/use-typing-pause.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { type Entry, groupsFor, stepTo } from './palette.rules.ts'
import * as S from './palette.styles.ts'

/** Fewer letters mean too many titles. */
const FEWEST_LETTERS = 2

export type PaletteProps = {
  open: boolean
  onClose: () => void
  pages: readonly Entry[]
  actions: readonly Entry[]
  recent: readonly RecentTitle[]
}

/**
 * Leads to pages and titles, and does things, by a few typed letters: a combobox whose list is always open. The option that is announced
 * is the one that Enter takes: it is kept by what it is, not by its place, while titles arrive.
 */
export function Palette({ open, onClose, ...offered }: PaletteProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title="Go to">
      <Choosing {...offered} onClose={onClose} />
    </Dialog>
  )
}

function Choosing({ onClose, pages, actions, recent }: Omit<PaletteProps, 'open'>) {
  const [typed, setTyped] = useState('')
  const [activeId, setActiveId] = useState<string>()
  const { titles, isSearching } = useFound(typed)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()

  const groups = groupsFor(typed, { pages, actions, recent: recent.map(titleEntry), titles })
  const entries = groups.flatMap((group) => group.entries)
  const active = entries.find(({ id }) => id === activeId) ?? entries[0]
  const idOf = (entry: Entry) => `${listId}-${entry.id}`

  useEffect(() => {
    if (activeId) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const take = ({ does }: Entry) => {
    onClose()
    if (typeof does === 'string') void navigate(does)
    else does()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') return onClose()
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active) take(active)
      return
    }
    const next = active && stepTo(event.key, entries.indexOf(active), entries.length)
    if (next === undefined) return
    event.preventDefault()
    setActiveId(entries[next]!.id)
  }
  return (
    <>
      <SearchField
        label="Pages, titles and actions"
        placeholder="Type a page, a title or what to do"
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        {...(active && { 'aria-activedescendant': idOf(active) })}
        autoComplete="off"
        maxLength={limits.search}
        value={typed}
        onKeyDown={press}
        onChange={({ target }) => {
          setTyped(target.value)
          setActiveId(undefined)
        }}
      />
      <S.List ref={list} id={listId} role="listbox" aria-label="Pages, titles and actions">
        {groups.map(({ name, entries: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a list's groups are no fieldsets.
          <div key={name} role="group" aria-labelledby={`${listId}-${name}`}>
            <S.Name id={`${listId}-${name}`}>{name}</S.Name>
            {own.map((entry) => (
              <S.Option
                key={entry.id}
                id={idOf(entry)}
                role="option"
                aria-selected={entry === active}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(entry)}
              >
                <span>{entry.label}</span>
                {entry.detail && <small>{entry.detail}</small>}
              </S.Option>
            ))}
          </div>
        ))}
      </S.List>
      {entries.length === 0 && (
        <S.Nothing>{isSearching ? 'Searching …' : 'Nothing found. Try fewer letters.'}</S.Nothing>
      )}
      <VisuallyHidden role="status">
        {isSearching ? '' : `${entries.length} ${entries.length === 1 ? 'result' : 'results'}`}
      </VisuallyHidden>
      <S.Keys aria-hidden="true">↑ ↓ to choose · Enter to open · Esc to close</S.Keys>
    </>
  )
}

/** The titles for what is typed, asked for at a pause. */
function useFound(typed: string) {
  const [search, setSearch] = useState('')
  const atPause = useTypingPause()
  const wanted = typed.trim()
  useEffect(() => atPause(() => setSearch(wanted)), [wanted, atPause])
  const skip = search.length < FEWEST_LETTERS
  const { currentData, isFetching } = useFoundTitlesQuery(search, { skip })
  const isCurrent = search === wanted
  return {
    titles: skip || !isCurrent ? [] : (currentData ?? []).map(titleEntry),
    isSearching: wanted.length >= FEWEST_LETTERS && (!isCurrent || isFetching),
  }
}

const titleEntry = ({ id, title, author }: RecentTitle & { author?: string }): Entry => ({
  id: `title-${id}`,
  label: title,
  does: paths.listing(id),
  ...(author && { detail: author }),
})

const MOST_TITLES = 6

const paletteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The titles that a few typed letters may mean. */
    foundTitles: build.query({
      ...callTo(catalogueAddresses.listListings, (search: string) => ({ query: { search, limit: MOST_TITLES } })),
      providesTags: [lists.catalogue],
    }),
  }),
})

const { useFoundTitlesQuery } = paletteApi

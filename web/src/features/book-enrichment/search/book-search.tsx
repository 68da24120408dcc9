import type { Book } from '@storyright/contracts/http'
import { limits } from '@storyright/contracts/vocabulary'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../../shared/api-error.ts'
import { SortedTable } from '../../../shared/rows/sorted-table.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { RowName } from '../../../ui/data/row-name.ts'
import type { Column } from '../../../ui/data/table.tsx'
import { SearchField } from '../../../ui/field/search-field.tsx'
import { Part } from '../../../ui/page/part.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { ratingWords } from '../book-words.ts'
import { useSearchBooksQuery } from '../books.api.ts'
import * as S from '../books.styles.ts'

/** What Google Books has for any words. It is asked by a button, since each question counts against the day's allowance. */
export function BookSearch() {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const isEmpty = typed.trim() === ''
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty) setAsked(typed.trim())
  }
  return (
    <Part title="Search Google Books" aside="Book data by Google Books">
      <S.Narrow>
        <S.Ask role="search" aria-label="Google Books" onSubmit={ask}>
          <SearchField
            label="Search Google Books"
            placeholder="Title, author or ISBN"
            maxLength={limits.search}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" disabled={isEmpty}>
            Search
          </Button>
        </S.Ask>
      </S.Narrow>
      {asked && <Books q={asked} />}
    </Part>
  )
}

function Books({ q }: { q: string }) {
  const { currentData, error, isFetching, refetch } = useSearchBooksQuery(q)
  if (currentData?.books.length === 0) return <S.Small role="status">Google Books has nothing like that.</S.Small>
  if (currentData) return <BookTable books={currentData.books} />
  if (!error || isFetching) return <Skeleton $h={220} />
  return (
    <ErrorState onRetry={() => void refetch()}>{errorMessage(error, 'Google Books could not be searched.')}</ErrorState>
  )
}

const columns: Column<Book>[] = [
  {
    header: 'Book',
    value: ({ title }) => title,
    besides: [{ header: 'Authors', value: ({ authors }) => authors.join(', ') }],
    full: true,
    cell: ({ title, authors }) => (
      <div>
        <RowName>{title}</RowName>
        <S.Small>{authors.join(', ')}</S.Small>
      </div>
    ),
  },
  {
    header: 'Published',
    value: ({ publishedDate }) => publishedDate,
    besides: [{ header: 'Publisher', value: ({ publisher }) => publisher }],
    full: true,
    cell: ({ publisher, publishedDate }) => [publisher, publishedDate].filter(Boolean).join(', '),
  },
  { header: 'ISBN', value: ({ isbn }) => isbn, cell: ({ isbn }) => isbn },
  { header: 'Rating', value: ({ averageRating }) => averageRating, cell: (book) => ratingWords(book) },
  { header: 'Pages', value: ({ pageCount }) => pageCount, end: true, cell: ({ pageCount }) => pageCount },
]

/** Books as Google Books tells them. */
function BookTable({ books }: { books: readonly Book[] }) {
  return (
    <SortedTable
      parameter="sort-books"
      file="books"
      caption="Books"
      columns={columns}
      rows={books}
      rowKey={({ id }) => id}
    />
  )
}

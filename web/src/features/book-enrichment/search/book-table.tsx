import type { Book } from '@storyright/contracts/http'
import { RowName } from '../../../ui/data/row-name.ts'
import { type Column, Table } from '../../../ui/data/table.tsx'
import { ratingWords } from '../book-words.ts'
import * as S from '../books.styles.ts'

const columns: Column<Book>[] = [
  {
    header: 'Book',
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
    full: true,
    cell: ({ publisher, publishedDate }) => [publisher, publishedDate].filter(Boolean).join(', '),
  },
  { header: 'ISBN', cell: ({ isbn }) => isbn },
  { header: 'Rating', cell: (book) => ratingWords(book) },
  { header: 'Pages', end: true, cell: ({ pageCount }) => pageCount },
]

/** Books as Google Books tells them. */
export function BookTable({ books }: { books: readonly Book[] }) {
  return <Table caption="Books" columns={columns} rows={books} rowKey={({ id }) => id} />
}

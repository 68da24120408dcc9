import { shortMoney } from '../../../entities/money/money.ts'
import { RowName } from '../../../ui/data/row-name.ts'
import { type Column, Table } from '../../../ui/data/table.tsx'
import type { Film } from './block.ts'
import { multiple } from './in-words.ts'
import type { ViewProps } from './view-props.ts'

const columns: Column<Film>[] = [
  {
    header: 'Title',
    full: true,
    cell: ({ title, year }) => <RowName>{`${title} (${year})`}</RowName>,
  },
  { header: 'Actual Gross', end: true, cell: ({ gross }) => shortMoney(gross, 'USD') },
  { header: 'Similarity', end: true, cell: ({ similarity }) => `${Math.round(similarity)}%` },
]
const why: Column<Film> = { header: 'Relevance', full: true, cell: (film) => film.why }
const times: Column<Film> = {
  header: 'Multiple',
  end: true,
  cell: (film) => (typeof film.multiple === 'number' ? multiple(film.multiple) : '–'),
}

/** Films that were made, and why they are comparable or what they earned of what they cost, as far as the analysis says. */
export function FilmsView({ block: { title, films } }: ViewProps<'films'>) {
  const [name, gross, similarity] = columns as [Column<Film>, Column<Film>, Column<Film>]
  const shown = films.some((film) => film.why !== undefined)
    ? [name, why, gross, similarity]
    : [name, gross, times, similarity]
  if (films.length === 0) return <p>No film in our data set is near enough to be compared.</p>
  return <Table caption={title} columns={shown} rows={films} rowKey={(film) => `${film.title} ${film.year}`} />
}

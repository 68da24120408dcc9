import type { To } from 'react-router-dom'
import styled from 'styled-components'
import type { Column } from '../../ui/data/table.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import { Cover } from '../cover/cover.tsx'

const Face = styled.div`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: ${theme.s3};
  align-items: center;
  width: 100%;
  a {
    font: 420 ${theme.t17} / 1.2 ${theme.serif};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
`

type Work = {
  id: string
  title: string
  author: string | null
  genre: string | null
  medium: string
  coverImageUrl: string | null
}

/** A work in a table: its cover, and its title as the way to it. */
export function TitleCell({ work, to }: { work: Work; to: To }) {
  const { id, title, author, genre, medium, coverImageUrl } = work
  return (
    <Face>
      <Cover {...{ id, title, author, genre, medium }} imageUrl={coverImageUrl} />
      <div>
        <Link to={to}>{title}</Link>
        <Meta>{author}</Meta>
      </div>
    </Face>
  )
}

/** The column that a table of works begins with. */
export function titleColumn<Row>(header: string, workOf: (row: Row) => Work, to: (row: Row) => To): Column<Row> {
  return {
    header,
    full: true,
    value: (row) => workOf(row).title,
    besides: [{ header: 'Author', value: (row) => workOf(row).author }],
    cell: (row) => <TitleCell work={workOf(row)} to={to(row)} />,
  }
}

import type { ComponentProps } from 'react'
import { Link, type To } from 'react-router-dom'
import styled from 'styled-components'
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

type TitleCellProps = Pick<
  ComponentProps<typeof Cover>,
  'id' | 'title' | 'author' | 'genre' | 'medium' | 'imageUrl'
> & {
  to: To
}

/** A work in a table: its cover, and its title as the way to it. */
export function TitleCell({ to, ...work }: TitleCellProps) {
  return (
    <Face>
      <Cover {...work} />
      <div>
        <Link to={to}>{work.title}</Link>
        <Meta>{work.author}</Meta>
      </div>
    </Face>
  )
}

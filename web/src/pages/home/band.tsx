import styled from 'styled-components'
import { Cover } from '../../entities/cover/cover.tsx'
import { below, theme } from '../../ui/theme/theme.ts'
import { bandRows } from './band-works.ts'

const Face = styled.div`
  overflow: hidden;
  display: grid;
  gap: 10px;
  padding-block: 10px;
  border-block: ${theme.hair} solid ${theme.line};
  background: ${theme.sunk};
  ${below.phone} {
    gap: 8px;
    padding-block: 8px;
  }
`
const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 102px;
  gap: 10px;
  margin-left: -34px;
  & + & {
    margin-left: -88px;
  }
  ${below.phone} {
    grid-auto-columns: 72px;
    gap: 8px;
  }
`

/** Two rows of covers from edge to edge: what the shelves look like. */
export function Band() {
  return (
    <Face aria-hidden="true">
      {bandRows.map((works) => (
        <Row key={works[0]?.id}>
          {works.map((work) => (
            <Cover key={work.id} {...work} />
          ))}
        </Row>
      ))}
    </Face>
  )
}

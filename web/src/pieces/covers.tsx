import styled from 'styled-components'
import { hardCases, shelf } from '../entities/cover/cover.samples.ts'
import { Cover } from '../entities/cover/cover.tsx'
import { below, theme } from '../ui/theme/theme.ts'

const Shelf = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${theme.s4};
  margin-bottom: ${theme.s8};
  ${below.bar} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
  ${below.phone} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 12px;
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.s4};
`
const Sized = styled.div<{ $w: number }>`
  width: ${({ $w }) => $w}px;
`

export function Covers() {
  return (
    <>
      <Shelf>
        {shelf.map((subject) => (
          <Cover key={subject.id} {...subject} />
        ))}
      </Shelf>
      <Row>
        {hardCases.map((subject) => (
          <Sized key={subject.id} $w={176}>
            <Cover {...subject} />
          </Sized>
        ))}
        {shelf.slice(0, 3).map((subject) => (
          <Sized key={subject.id} $w={44}>
            <Cover {...subject} />
          </Sized>
        ))}
      </Row>
    </>
  )
}

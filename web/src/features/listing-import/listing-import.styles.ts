import styled from 'styled-components'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { By } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'

export const Drop = styled.div<{ $isOver: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${theme.s3};
  padding: ${theme.s10} ${theme.s6};
  border: ${theme.hair} dashed ${theme.edge};
  border-radius: ${theme.radius};
  background: ${({ $isOver }) => ($isOver ? theme.sunk : theme.surface)};
  text-align: center;
  min-height: 232px;
  align-content: center;
  > svg {
    color: ${theme.ink3};
  }
  p {
    max-width: 64ch;
  }
  ${below.phone} {
    padding: ${theme.s6} ${theme.s4};
  }
`
export const Sending = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.s3};
  width: min(100%, 480px);
  overflow-wrap: anywhere;
  > p {
    width: 100%;
  }
`
/** A file's own remarks, one below the other. */
export const Notes = styled.div`
  display: grid;
  gap: ${theme.s3};
`
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.s5};
  align-items: start;
  ${below.rail} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.s4};
  }
`
export const Whole = styled.div`
  grid-column: 1 / -1;
`
export const Half = styled.div`
  grid-column: span 1;
  ${below.phone} {
    grid-column: 1 / -1;
  }
`
/** What is to be applied stays in view, however long the table is. */
export const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s2} ${theme.s4};
  padding-block: ${theme.s3};
  border-top: ${theme.hair} solid ${theme.ink};
  background: ${theme.paper};
  ${below.phone} {
    > button {
      width: 100%;
    }
  }
`
/** As narrow as the page, though its tabs are not. */
export const Tabbed = styled.div`
  min-width: 0;
`
export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.s4};
  padding-top: ${theme.s4};
  && td {
    vertical-align: top;
  }
`
/** As large as a finger needs. */
export const Tick = styled(Checkbox)`
  min-width: ${theme.s6};
  min-height: ${theme.s6};
`
export const Title = styled.div`
  min-width: 9em;
  ${By} {
    font-size: ${theme.t15};
  }
`
/** The fields of a row: a name, what the listing says, what the file says. */
export const Fields = styled.dl`
  display: grid;
  gap: ${theme.s2};
  width: 100%;
  > div {
    display: grid;
    grid-template-columns: 9em minmax(0, 1fr);
    gap: 0 ${theme.s4};
    ${below.phone} {
      grid-template-columns: 7em minmax(0, 1fr);
      gap: 0 ${theme.s3};
    }
  }
  dt {
    color: ${theme.ink3};
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
export const Pair = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 0 ${theme.s4};
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  del {
    color: ${theme.ink3};
    text-decoration: line-through;
  }
  ins {
    text-decoration: none;
  }
`
const tones = { error: theme.bad, missing: theme.wait, warning: theme.wait }
export const Problem = styled.p<{ $level: keyof typeof tones }>`
  color: ${({ $level }) => tones[$level]};
  overflow-wrap: anywhere;
`
export const Problems = styled.div`
  display: grid;
  gap: 2px;
`
/** What a row does, under the question which listing it is. */
export const Says = styled.div`
  display: grid;
  gap: ${theme.s3};
  width: 100%;
`
export const Editor = styled(Grid)`
  padding: ${theme.s4};
  border-left: 3px solid ${theme.ink};
  background: ${theme.surface};
  gap: ${theme.s4};
  ${below.phone} {
    padding: ${theme.s3};
  }
`
export const Outcome = styled.div`
  display: grid;
  gap: ${theme.s5};
`

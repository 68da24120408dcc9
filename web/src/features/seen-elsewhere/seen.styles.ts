import styled from 'styled-components'
import { Candidates } from '../../entities/enrichment/candidate-view.tsx'
import { Actions as PlainActs } from '../../ui/page/actions.ts'
import { Meta, tabular } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'

export const Block = styled.section`
  scroll-margin-top: 84px;
`
/** About as much as so many sources take. */
export const Room = styled.section<{ $sources: number }>`
  min-height: ${({ $sources }) => 60 + 150 * $sources}px;
`
export const Source = styled.div`
  display: grid;
  grid-template-columns: 10em minmax(0, 1fr);
  gap: ${theme.s2} ${theme.s4};
  padding-block: ${theme.s4};
  border-top: ${theme.hair} solid ${theme.line};
  overflow-wrap: anywhere;
  h3 {
    font-size: ${theme.t17};
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Note = styled.div`
  display: grid;
  gap: ${theme.s2};
  justify-items: start;
  && p + p {
    margin-top: 0;
  }
`
/** The one figure that matters most. */
export const Lead = styled.p`
  ${tabular} font: 420 ${theme.t21} / 1.2 ${theme.serif};
`
export const Videos = styled.ul`
  justify-self: stretch;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px ${theme.s4};
    padding-block: ${theme.s2};
  }
  li + li {
    border-top: ${theme.hair} solid ${theme.line};
  }
  li > :first-child {
    flex: 1 1 14em;
  }
`
export const Views = styled(Meta)`
  ${tabular}
`
export const Decisions = styled(Note)`
  justify-self: stretch;
  &:focus {
    outline: none;
  }
`
export const Findings = styled(Candidates)`
  justify-self: stretch;
  border-bottom: ${theme.hair} solid ${theme.line};
`
export const Standing = styled.div`
  display: grid;
  gap: ${theme.s2};
  justify-items: end;
  ${below.phone} {
    justify-items: start;
  }
`
export const Actions = styled(PlainActs)`
  &:empty {
    display: none;
  }
  ${below.phone} {
    > * {
      min-height: 44px;
    }
  }
`

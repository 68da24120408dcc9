import styled from 'styled-components'
import { Actions as PlainActs } from '../../ui/page/actions.ts'
import { Meta } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'

// Under the masthead, which stays in view.
export const Block = styled.section`
  display: grid;
  gap: ${theme.s4};
  scroll-margin-top: 84px;
`
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2} ${theme.s4};
  && h2 {
    margin: 0 auto 0 0;
  }
`
export const Documents = styled.ol`
  border-bottom: ${theme.hair} solid ${theme.line};
`
export const Document = styled.li`
  display: grid;
  grid-template-columns: 2em minmax(0, 1fr) auto;
  gap: ${theme.s1} ${theme.s3};
  padding-block: ${theme.s4};
  border-top: ${theme.hair} solid ${theme.line};
  > * {
    grid-column: 2 / -1;
  }
  h3 {
    grid-column: 2;
    font-size: ${theme.t17};
  }
  overflow-wrap: anywhere;
  ${below.phone} {
    grid-template-columns: 1.4em minmax(0, 1fr);
  }
`
/** Where a transfer is missing. */
export const Gap = styled.li`
  padding: ${theme.s3} ${theme.s4};
  border: ${theme.hair} dashed ${theme.bad};
  color: ${theme.bad};
  overflow-wrap: anywhere;
`
export const Place = styled.span`
  grid-column: 1;
  grid-row: 1;
  font: 420 ${theme.t17} / 1.3 ${theme.serif};
  color: ${theme.ink3};
`
export const State = styled.span`
  && {
    grid-column: 3;
    ${below.phone} {
      grid-column: 2;
    }
  }
`
export const Details = styled(Meta)`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s1} ${theme.s4};
`
export const Words = styled.p`
  white-space: pre-line;
  color: ${theme.ink2};
`
export const Actions = styled(PlainActs)`
  margin-top: ${theme.s2};
`
export const History = styled.details`
  summary {
    cursor: pointer;
    font-weight: 550;
    padding-block: ${theme.s2};
  }
  li {
    padding-block: ${theme.s2};
    border-top: ${theme.hair} solid ${theme.line};
    overflow-wrap: anywhere;
  }
`
export const Filing = styled.div`
  display: grid;
  gap: ${theme.s5};
  > :first-child {
    max-width: 220px;
  }
`
/** Belongs to the field above it. */
export const UnderField = styled.div`
  margin-top: calc(${theme.s3} * -1);
`

import styled from 'styled-components'
import { tabular } from '../../../ui/text/text.ts'
import { below, theme } from '../../../ui/theme/theme.ts'

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.s4};
  padding-bottom: ${theme.s8};
`
/** Wider than the page, it is moved sideways by itself. */
export const Scrolled = styled.div`
  overflow-x: auto;
`
export const Side = styled.table`
  border-collapse: collapse;
  font-size: ${theme.t15};
  th,
  td {
    width: 250px;
    min-width: 190px;
    padding: 11px ${theme.s6} 11px 0;
    border-bottom: ${theme.hair} solid ${theme.line};
    text-align: left;
    vertical-align: top;
    ${tabular}
  }
  thead > tr > * {
    border-bottom-color: ${theme.ink};
    font-weight: 400;
  }
  thead button {
    margin-top: ${theme.s2};
  }
  tr > :first-child {
    position: sticky;
    left: 0;
    width: 170px;
    min-width: 150px;
    background: ${theme.paper};
    font-weight: 400;
    color: ${theme.ink2};
  }
  ${below.phone} {
    th,
    td {
      min-width: 170px;
      padding-right: ${theme.s4};
    }
    tr > :first-child {
      min-width: 104px;
      width: 104px;
    }
  }
`

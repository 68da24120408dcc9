import styled, { css } from 'styled-components'
import { Wrap } from '../../../ui/page/wrap.ts'
import { Page, Summary } from '../../../ui/steps/steps.styles.ts'
import { below, theme } from '../../../ui/theme/theme.ts'

export const Column = styled(Wrap)`
  display: grid;
  gap: ${theme.s6};
  max-width: calc(760px + 2 * ${theme.gutter});
  padding-bottom: ${theme.s16};
`
/** Under the price, which is said with its VAT. */
export const Including = styled.p`
  padding-block: ${theme.s1} ${theme.s5};
  color: ${theme.ink2};
  ${below.rail} {
    padding-bottom: 0;
  }
`
/** Price and button come first on a phone: there its parts, and those of the column beside it, are in one order. */
export const Sale = styled(Page)<{ $alone?: boolean; $pending?: boolean }>`
  ${({ $alone }) => $alone && 'grid-template-columns: minmax(0, 760px);'}
  ${below.rail} {
    gap: ${theme.s5};
  }
  && > :first-child {
    ${({ $alone }) => $alone && 'grid-area: auto;'}
  }
  ${({ $pending }) =>
    $pending &&
    css`
      ${Below} {
        display: none;
      }
      ${below.rail} {
        ${PriceTerms} {
          display: none;
        }
      }
    `}
`
/** Until it is known who reads, what would move comes later: nothing stands below in the first screen, not even the footer. */
export const Pending = styled.div`
  min-height: 100vh;
`
export const Price = styled(Summary)`
  ${below.rail} {
    display: contents;
  }
  && li {
    font-size: ${theme.t15};
  }
`
export const PriceHead = styled.div``
export const PriceTerms = styled.div`
  ${below.rail} {
    order: 2;
  }
`
export const Main = styled.div`
  display: grid;
  gap: ${theme.s8};
  ${below.rail} {
    display: contents;
  }
`
/** After the terms of the contract, where all stands in one column. */
export const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.s8};
  ${below.rail} {
    order: 3;
  }
`
export const Reasons = styled.ul`
  display: grid;
  gap: ${theme.s3};
  font-size: ${theme.t17};
  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: ${theme.s2};
  }
  svg {
    margin-top: 3px;
    color: ${theme.accentInk};
  }
  ${below.phone} {
    gap: ${theme.s1};
    font-size: ${theme.t15};
  }
`
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.s4};
`

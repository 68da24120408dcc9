import styled from 'styled-components'
import { tabular } from '../text/text.ts'
import { below, theme } from '../theme/theme.ts'

/** Bars under one another. */
export const BarRows = styled.dl`
  display: grid;
  gap: 10px;
`

/** A label, its bar and its number; on a phone the bar takes a line of its own. */
export const BarRow = styled.div<{ $label: string; $number: string }>`
  display: grid;
  grid-template-columns: ${({ $label, $number }) => `${$label} minmax(0, 1fr) ${$number}`};
  gap: ${theme.s4};
  align-items: center;
  dd {
    font-weight: 550;
    text-align: right;
    ${tabular}
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 3px ${theme.s3};
    i {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`

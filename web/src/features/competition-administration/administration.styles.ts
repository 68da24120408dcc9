import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

/** A field over both columns. */
export const Wide = styled.div`
  display: grid;
  grid-column: 1 / -1;
`
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.s5};
  align-items: start;
  ${below.phone} {
    gap: ${theme.s4};
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Entries = styled.ol`
  display: grid;
  gap: ${theme.s5};
`
export const Entry = styled.article`
  display: grid;
  gap: ${theme.s3};
  padding-block: ${theme.s4};
  border-top: ${theme.hair} solid ${theme.line};
  overflow-wrap: anywhere;
  h3 {
    font: 550 ${theme.t17} / 1.4 ${theme.sans};
  }
`
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2} ${theme.s4};
`

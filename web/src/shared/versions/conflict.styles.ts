import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

export const Field = styled.section`
  display: grid;
  gap: ${theme.s3};
  padding-top: ${theme.s4};
  border-top: ${theme.hair} solid ${theme.line};
`
export const Texts = styled.dl`
  margin: 0;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.s4};
  ${below.phone} {
    grid-template-columns: 1fr;
  }
`
export const Text = styled.div<{ $chosen: boolean }>`
  min-width: 0;
  padding-left: ${theme.s3};
  border-left: 3px solid ${({ $chosen }) => ($chosen ? theme.ink : theme.line)};
  dt {
    font-size: ${theme.t13};
    color: ${theme.ink2};
  }
  dd {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
`

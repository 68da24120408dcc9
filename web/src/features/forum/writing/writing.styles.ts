import styled from 'styled-components'
import { below, theme } from '../../../ui/theme/theme.ts'

export const Editor = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.s4} ${theme.s6};
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Typed = styled.div`
  min-width: 0;
`
export const Formats = styled.div`
  display: flex;
  flex-wrap: wrap;
`
export const Preview = styled.section`
  min-width: 0;
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${theme.s2};
  max-height: 420px;
  overflow-y: auto;
  border-top: ${theme.hair} solid ${theme.line};
  > h3 {
    padding-top: ${theme.s2};
    font: 550 ${theme.t13} / 1.5 ${theme.sans};
  }
`
export const NoPreview = styled.p`
  color: ${theme.ink3};
`
export const Form = styled.form`
  display: grid;
  gap: ${theme.s4};
`

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
  grid-template-rows: auto minmax(0, 1fr);
  gap: 6px;
  > h3 {
    font: 550 ${theme.t13} / 1.5 ${theme.sans};
  }
`
export const Shown = styled.div`
  min-height: 96px;
  max-height: 420px;
  overflow-y: auto;
  padding: ${theme.s3} ${theme.s4};
  border: ${theme.hair} dashed ${theme.line};
  border-radius: ${theme.radius};
`
export const NoPreview = styled.p`
  color: ${theme.ink3};
`
export const Form = styled.form`
  display: grid;
  gap: ${theme.s4};
`

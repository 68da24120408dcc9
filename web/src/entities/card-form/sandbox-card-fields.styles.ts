import styled from 'styled-components'
import { meta, tabular } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'

export const Fields = styled.div`
  display: grid;
  gap: 6px;
`
export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  border: ${theme.hair} solid ${theme.edge};
  border-radius: ${theme.radius};
  background: ${theme.surface};
  > :first-child {
    grid-column: 1 / -1;
    border-bottom: ${theme.hair} solid ${theme.line};
  }
  > :last-child {
    border-left: ${theme.hair} solid ${theme.line};
  }
  &:focus-within {
    outline: 2px solid ${theme.focus};
    outline-offset: 1px;
  }
`
export const Part = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding: 9px 14px 8px;
  > span {
    ${meta} grid-column: 1 / -1;
  }
  input {
    width: 100%;
    min-height: 28px;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    font-size: ${theme.t17};
    ${tabular}
  }
  input::placeholder {
    color: ${theme.ink3};
    opacity: 1;
  }
  &:has([aria-invalid='true']) {
    box-shadow: inset 0 0 0 1px ${theme.badMark};
  }
`

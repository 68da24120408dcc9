import styled from 'styled-components'
import { tabular } from '../text/text.ts'
import { below, theme } from '../theme/theme.ts'

export const Check = styled.label`
  display: flex;
  gap: ${theme.s3};
  align-items: flex-start;
  cursor: pointer;
  input {
    appearance: none;
    flex: none;
    width: 18px;
    height: 18px;
    margin: 2px 0 0;
    border: ${theme.hair} solid ${theme.edge};
    border-radius: ${theme.radius};
    background: ${theme.surface};
    cursor: inherit;
  }
  input:checked {
    background: ${theme.ink};
    border-color: ${theme.ink};
  }
  input:checked::before {
    content: '';
    display: block;
    width: 16px;
    height: 16px;
    background: ${theme.paper};
    clip-path: polygon(14% 53%, 24% 42%, 41% 59%, 76% 22%, 87% 33%, 41% 80%);
  }
  input[aria-invalid='true'] {
    border-color: ${theme.badMark};
    box-shadow: inset 0 0 0 1px ${theme.badMark};
  }
  input:disabled {
    background: ${theme.sunk};
    border-color: ${theme.line};
  }
`
// Floated, a legend stands under a line above its group and not in it.
export const Fieldset = styled.fieldset`
  legend {
    float: left;
    width: 100%;
    font-size: ${theme.t13};
    font-weight: 550;
    padding: 0;
    margin-bottom: 4px;
  }
  legend + * {
    clear: both;
  }
`
export const Pick = styled.label<{ $chosen: boolean; $faint: boolean }>`
  display: flex;
  align-items: center;
  gap: 9px;
  min-height: 28px;
  cursor: pointer;
  font-size: 14px;
  color: ${({ $chosen, $faint }) => ($chosen ? theme.ink : $faint ? theme.ink3 : theme.ink2)};
  font-weight: ${({ $chosen }) => ($chosen ? 550 : 400)};
  input {
    appearance: none;
    flex: none;
    width: 14px;
    height: 14px;
    margin: 0;
    border: ${theme.hair} solid ${theme.edge};
    border-radius: 50%;
    background: ${theme.surface};
    cursor: inherit;
  }
  input:checked {
    border: 4.5px solid ${theme.ink};
  }
  &:hover span {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  ${below.phone} {
    min-height: 44px;
    font-size: ${theme.t15};
    input {
      width: 18px;
      height: 18px;
    }
    input:checked {
      border-width: 5.5px;
    }
  }
`
export const Mark = styled.i<{ $tone: 'ok' | 'wait' | 'bad' }>`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  margin-right: -2px;
  flex: none;
  background: ${({ $tone }) => ({ ok: theme.okMark, wait: theme.waitMark, bad: theme.badMark })[$tone]};
`
export const Tally = styled.b`
  margin-left: auto;
  font-weight: 400;
  font-size: ${theme.t13};
  color: ${theme.ink3};
  ${tabular}
`
export const More = styled.button`
  font-size: ${theme.t13};
  margin-top: 4px;
  padding: 4px 0;
  border: 0;
  background: none;
  cursor: pointer;
  text-decoration: underline;
  text-decoration-color: ${theme.edge};
  text-underline-offset: 0.2em;
  &:hover {
    text-decoration-color: currentColor;
  }
  ${below.phone} {
    min-height: 44px;
  }
`

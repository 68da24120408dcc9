import styled, { css } from 'styled-components'
import { tabular } from '../text/text.ts'
import { below, forcedColors, theme } from '../theme/theme.ts'

export const control = css`
  width: 100%;
  min-height: ${theme.control};
  padding: 8px 12px;
  background: ${theme.surface};
  border: ${theme.hair} solid ${theme.edge};
  border-radius: ${theme.radius};
  text-overflow: ellipsis;
  &[type='date'] {
    height: ${theme.control};
    padding-block: 0;
  }
  &::placeholder {
    color: ${theme.ink3};
    opacity: 1;
  }
  &:disabled {
    color: ${theme.ink3};
    background: ${theme.sunk};
    border-color: ${theme.line};
    cursor: not-allowed;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.badMark};
    box-shadow: inset 0 0 0 1px ${theme.badMark};
  }
  ${below.phone} {
    font-size: 16px;
  }
`
export const Input = styled.input<{ $start?: boolean; $end?: boolean }>`
  ${control}
  ${({ $start }) =>
    $start &&
    css`
      padding-left: 26px;
      ${tabular}
    `}
  ${({ $end }) =>
    $end &&
    css`
      padding-right: 48px;
    `}
  &::-webkit-search-cancel-button {
    display: none;
  }
`
export const Textarea = styled.textarea`
  ${control}
  min-height: 96px;
  line-height: 1.5;
  resize: vertical;
  display: block;
`
// The arrow above is a gradient, which forced colours take away.
export const Select = styled.select<{ $small: boolean }>`
  ${control}
  appearance: none;
  padding-right: 32px;
  text-overflow: ellipsis;
  background-image:
    linear-gradient(45deg, transparent 50%, ${theme.ink2} 50%),
    linear-gradient(-45deg, transparent 50%, ${theme.ink2} 50%);
  background-size: 5px 5px;
  background-position:
    right 17px center,
    right 12px center;
  background-repeat: no-repeat;
  ${forcedColors} {
    appearance: auto;
  }
  ${({ $small }) =>
    $small &&
    css`
      width: auto;
      min-height: ${theme.controlS};
      padding-block: 3px;
      font-size: 14px;
    `}
`
export const Around = styled.span`
  position: relative;
  display: block;
`
export const Before = styled.span`
  position: absolute;
  left: 12px;
  top: 0;
  bottom: 0;
  display: grid;
  place-items: center;
  color: ${theme.ink3};
  pointer-events: none;
`
export const After = styled.span`
  position: absolute;
  right: 4px;
  top: 0;
  bottom: 0;
  display: grid;
  place-items: center;
  ${below.phone} {
    right: 0;
  }
`
export const Search = styled(Around)`
  input {
    padding-left: 40px;
  }
`
export const Count = styled.p`
  font-size: ${theme.t13};
  color: ${theme.ink3};
  line-height: 1.4;
  text-align: right;
  margin-top: 6px;
  ${tabular}
`

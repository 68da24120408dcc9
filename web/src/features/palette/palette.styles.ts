import styled from 'styled-components'
import { meta } from '../../ui/text/text.ts'
import { below, forcedColors, theme } from '../../ui/theme/theme.ts'

export const List = styled.div`
  max-height: min(52dvh, 420px);
  margin-inline: calc(-1 * ${theme.s3});
  overflow-y: auto;
  overscroll-behavior: contain;
`
export const Name = styled.p`
  ${meta}
  padding: ${theme.s2} ${theme.s3} ${theme.s1};
`
export const Option = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.s4};
  min-height: 36px;
  padding: 7px ${theme.s3};
  border-radius: ${theme.radius};
  cursor: pointer;
  overflow-wrap: anywhere;
  small {
    ${meta}
    flex: none;
    max-width: 45%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover {
    background: ${theme.sunk};
  }
  &[aria-selected='true'] {
    background: ${theme.sunk};
    box-shadow: inset 2px 0 0 ${theme.accent};
    ${forcedColors} {
      outline: 2px solid ${theme.focus};
      outline-offset: -2px;
    }
  }
  ${below.phone} {
    min-height: 44px;
    padding-block: 10px;
  }
`
export const Nothing = styled.p`
  color: ${theme.ink2};
`
export const Keys = styled.p`
  ${meta}
  ${below.phone} {
    display: none;
  }
`

import styled from 'styled-components'
import { meta } from '../../ui/text/text.ts'
import { below, forcedColors, theme } from '../../ui/theme/theme.ts'

export const Around = styled.div`
  position: relative;
`
export const List = styled.ul`
  position: absolute;
  z-index: 30;
  top: 100%;
  left: 0;
  width: min(100%, 360px);
  max-height: 264px;
  overflow-y: auto;
  margin-top: ${theme.s1};
  padding: ${theme.s1};
  background: ${theme.surface};
  border-radius: ${theme.radius};
  box-shadow: ${theme.float};
  ${forcedColors} {
    border: ${theme.hair} solid ${theme.ink};
  }
`
export const Option = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.s2};
  min-height: 36px;
  padding: 0 ${theme.s2};
  border-radius: 2px;
  cursor: pointer;
  &[aria-selected='true'],
  &:hover {
    background: ${theme.sunk};
  }
  ${below.phone} {
    min-height: 44px;
  }
`
export const Username = styled.span`
  ${meta}
`

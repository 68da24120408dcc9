import styled from 'styled-components'
import { Actions } from '../../ui/page/actions.ts'
import { theme } from '../../ui/theme/theme.ts'

export const Source = styled.div`
  display: grid;
  gap: ${theme.s3};
  min-width: 0;
  &:focus {
    outline: none;
  }
`
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s1} ${theme.s4};
  min-height: 32px;
  > button {
    margin-left: auto;
  }
`
export const Name = styled.b`
  font-weight: 550;
`
export const Answers = styled(Actions)`
  align-items: center;
`

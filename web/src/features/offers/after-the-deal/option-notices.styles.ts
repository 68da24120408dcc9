import styled from 'styled-components'
import { theme } from '../../../ui/theme/theme.ts'

export const Option = styled.section`
  &,
  > ol {
    display: grid;
    gap: ${theme.s4};
  }
`
export const Notice = styled.li`
  display: grid;
  gap: ${theme.s2};
  padding-bottom: ${theme.s4};
  border-bottom: ${theme.hair} solid ${theme.line};
  overflow-wrap: anywhere;
`
export const NoticeHead = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2} ${theme.s3};
  b {
    font-weight: 600;
  }
`
export const Record = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s3} ${theme.s5};
  > p {
    flex: 1 1 20em;
  }
`

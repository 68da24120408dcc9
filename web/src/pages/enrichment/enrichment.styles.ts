import styled from 'styled-components'
import { theme } from '../../ui/theme/theme.ts'
import { AdminPage } from '../admin/admin-page.tsx'

export const Page = styled(AdminPage)`
  padding-bottom: ${theme.s16};
`
export const Panel = styled.div`
  display: grid;
  gap: ${theme.s12};
  padding-top: ${theme.s6};
  min-width: 0;
`

import styled from 'styled-components'
import { Link } from '../../../ui/link/link.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { theme } from '../../../ui/theme/theme.ts'

export const Item = styled.li`
  border-bottom: ${theme.hair} solid ${theme.line};
  &:last-child {
    border-bottom: 0;
  }
`
export const Face = styled(Link)<{ $unread: boolean }>`
  display: grid;
  grid-template-columns: 8px minmax(0, 1fr);
  gap: 2px ${theme.s3};
  padding: ${theme.s3} ${theme.s2};
  border-radius: ${theme.radius};
  text-decoration: none;
  &:hover {
    background: ${theme.sunk};
  }
  > * {
    grid-column: 2;
  }
  > b {
    font-weight: ${({ $unread }) => ($unread ? 600 : 400)};
  }
`
/** Beside what is unread; the word stands hidden beside it. */
export const Dot = styled.i`
  grid-column: 1;
  grid-row: 1;
  margin-top: 7px;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${theme.accent};
`
export const Detail = styled.span`
  color: ${theme.ink2};
  overflow: hidden;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
export const About = styled(Meta)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.s3};
`

import styled from 'styled-components'
import { Link } from '../../ui/link/link.tsx'
import { meta } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 420px);
  gap: ${theme.s10};
  align-items: start;
  padding-bottom: ${theme.s16};
  ${below.rail} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Part = styled.section`
  display: grid;
  gap: ${theme.s4};
  min-width: 0;
`
export const List = styled.ul`
  > li {
    border-top: ${theme.hair} solid ${theme.line};
  }
  > li:first-child {
    border-top: 0;
  }
`
/** The whole row opens. */
export const Row = styled.article`
  position: relative;
  display: grid;
  gap: ${theme.s1};
  padding-block: ${theme.s4};
`
export const Title = styled(Link)`
  font: 420 ${theme.t17} / 1.3 ${theme.serif};
  color: ${theme.ink};
  text-decoration: none;
  overflow-wrap: anywhere;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
  }
`
export const Excerpt = styled.p`
  color: ${theme.ink2};
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`
export const Line = styled.div`
  ${meta}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s1} ${theme.s3};
  min-width: 0;
  overflow-wrap: anywhere;
`

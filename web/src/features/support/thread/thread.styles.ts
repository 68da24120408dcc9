import styled from 'styled-components'
import { farFromView, ThreadPage, threadText } from '../../../ui/page/thread.styles.ts'
import { below, theme } from '../../../ui/theme/theme.ts'

export const Page = styled(ThreadPage)`
  row-gap: ${theme.s5};
`
export const Head = styled.header`
  grid-area: head;
  display: grid;
  gap: ${theme.s3};
  min-width: 0;
`
export const Side = styled.aside`
  grid-area: side;
  display: grid;
  gap: ${theme.s4};
  position: sticky;
  top: 84px;
  min-width: 0;
  dd {
    overflow-wrap: anywhere;
  }
  ${below.rail} {
    position: static;
  }
`
export const Following = styled.div`
  grid-area: thread;
  display: grid;
  gap: ${theme.s8};
  min-width: 0;
`
export const List = styled.ol`
  border-top: ${theme.hair} solid ${theme.ink};
  > li {
    ${farFromView}
  }
`
export const Message = styled.article<{ $ours: boolean }>`
  ${threadText}
  ${({ $ours }) =>
    $ours &&
    `
    padding-inline-start: ${theme.s4};
    border-inline-start: 3px solid ${theme.ink};
  `}
`
export const Replying = styled.section`
  display: grid;
  gap: ${theme.s4};
`
export const Form = styled.form`
  display: grid;
  gap: ${theme.s4};
`

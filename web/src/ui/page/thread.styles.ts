import styled, { css } from 'styled-components'
import { meta } from '../text/text.ts'
import { below, theme } from '../theme/theme.ts'

/** How what people write to one another stands below its head, with something beside it where there is room. */
export const ThreadPage = styled.div`
  display: grid;
  grid-template: 'head side' auto 'thread side' 1fr / minmax(0, 860px) minmax(220px, 284px);
  justify-content: space-between;
  gap: 0 ${theme.s10};
  align-items: start;
  padding-bottom: ${theme.s16};
  ${below.rail} {
    grid-template: 'head' auto 'side' auto 'thread' auto / minmax(0, 1fr);
  }
`
export const ThreadLine = styled.div`
  ${meta}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s1} ${theme.s3};
`
/** For the items of a thread: what is far from view is not laid out, however long the thread has become. */
export const farFromView = css`
  &:nth-child(n + 21) {
    content-visibility: auto;
    contain-intrinsic-size: auto 180px;
  }
`
/** One of the texts of a thread, to which an address may lead. */
export const threadText = css`
  display: grid;
  gap: ${theme.s3};
  padding: ${theme.s5} 0;
  border-bottom: ${theme.hair} solid ${theme.line};
  scroll-margin-top: 96px;
  &:focus {
    outline: none;
  }
  &:focus-visible {
    outline: 2px solid ${theme.focus};
    outline-offset: 2px;
  }
`

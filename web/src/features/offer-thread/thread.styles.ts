import styled, { css } from 'styled-components'
import { meta } from '../../ui/text/text.ts'
import { Words } from '../../ui/text/words.ts'
import { below, forcedColors, theme } from '../../ui/theme/theme.ts'

export const Section = styled.section`
  display: grid;
  gap: ${theme.s4};
  align-content: start;
  min-width: 0;
`
/** Around the messages, so that what leads to the new ones can lie on them. */
export const Around = styled.div`
  position: relative;
  min-width: 0;
`
export const Log = styled.div<{ $isEmpty: boolean }>`
  position: relative; /* what is hidden in it stays in it */
  max-height: min(600px, 68svh);
  overflow-y: auto;
  overflow-anchor: none;
  overscroll-behavior: auto;
  border-block: ${({ $isEmpty }) => ($isEmpty ? '0' : theme.hair)} solid ${theme.line};
  scrollbar-width: thin;
  &:focus-visible {
    outline-offset: -2px;
  }
`
export const Inner = styled.div`
  display: grid;
  gap: ${theme.s4};
  padding-block: ${theme.s4};
`
export const List = styled.ol`
  display: grid;
  gap: ${theme.s4};
  > li {
    position: relative;
    display: grid;
    gap: ${theme.s4};
    min-width: 0;
  }
`
/** Whoever sees it has the whole message before them. */
export const End = styled.span`
  position: absolute;
  bottom: 0;
  width: 1px;
  height: 1px;
`
export const Reading = styled.div`
  display: grid;
  place-items: center;
  min-height: ${theme.controlS};
  color: ${theme.ink2};
`
export const Earlier = styled.div`
  display: grid;
  justify-items: center;
`
/** What one side wrote: one's own at the right on a ground of its own, the other's at the left behind a rule. */
export const Message = styled.article<{ $own: boolean }>`
  display: grid;
  gap: ${theme.s1};
  max-width: min(92%, 62ch);
  min-width: 0;
  padding: ${theme.s3} ${theme.s4};
  border-radius: ${theme.radius};
  &:focus {
    outline: none;
  }
  &:focus-visible {
    outline: 2px solid ${theme.focus};
    outline-offset: -2px;
  }
  ${({ $own }) => ($own ? own : others)}
`
const own = css`
  justify-self: end;
  background: ${theme.sunk};
  ${forcedColors} {
    border: ${theme.hair} solid ${theme.line};
  }
`
const others = css`
  justify-self: start;
  background: ${theme.surface};
  border: ${theme.hair} solid ${theme.line};
  border-inline-start: 3px solid ${theme.ink};
`
export const MessageHead = styled.header`
  ${meta}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.s2};
  color: ${theme.ink2};
  b {
    font-weight: 600;
    color: ${theme.ink};
  }
  /* As low as its line, however large its target is. */
  > button {
    margin: -6px calc(-1 * ${theme.s2}) -6px auto;
  }
  ${below.phone} {
    > button {
      margin-block: -12px;
    }
  }
`
/** How long ago; the exact time takes its place while its message is pointed at or has the focus. */
export const Time = styled.time`
  white-space: nowrap;
  > :last-child {
    display: none;
  }
  article:is(:hover, :focus, :focus-within) & {
    > :first-child {
      display: none;
    }
    > :last-child {
      display: inline;
    }
  }
`
export const Text = styled(Words)`
  display: block;
  line-height: 1.5;
  white-space: pre-wrap;
`
export const Retracted = styled.p`
  color: ${theme.ink2};
  font-style: italic;
`
export const Enclosed = styled.ul`
  display: grid;
  gap: ${theme.s1};
  > li {
    min-width: 0;
  }
`
/** From here on it was not read. */
export const New = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.s3};
  font-size: ${theme.t13};
  font-weight: 600;
  color: ${theme.accentInk};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: ${theme.hair} solid currentColor;
  }
`
export const ToNew = styled.div`
  position: absolute;
  inset: auto 0 ${theme.s3};
  display: grid;
  justify-items: center;
  pointer-events: none;
  > button {
    pointer-events: auto;
    box-shadow: ${theme.float};
  }
`
export const Form = styled.form`
  display: grid;
  gap: ${theme.s3};
`
/** What a phone's keyboard cannot do. */
export const ByKeyboard = styled.span`
  ${below.phone} {
    display: none;
  }
`
export const Attached = styled.div`
  display: grid;
  gap: ${theme.s2};
`
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2} ${theme.s3};
  > :last-child {
    margin-inline-start: auto;
  }
  ${below.phone} {
    > :last-child {
      flex: 1 1 100%;
      margin: 0;
    }
  }
`
export const Choices = styled.ul`
  display: grid;
  gap: ${theme.s3};
  label > span {
    overflow-wrap: anywhere;
  }
  small {
    display: block;
  }
`

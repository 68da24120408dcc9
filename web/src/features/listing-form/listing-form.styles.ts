import styled from 'styled-components'
import { meta } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'

/** The tabs stay in view while their panel scrolls under them; the sheet's own padding lies above. */
export const Form = styled.form`
  [role='tablist'] {
    position: sticky;
    top: calc(-1 * ${theme.s5});
    z-index: 1;
    margin-top: calc(-1 * ${theme.s5});
    background: ${theme.paper};
  }
  [role='tabpanel'] {
    padding-top: ${theme.s5};
    scroll-margin-top: 44px;
  }
`
export const Notices = styled.div`
  display: grid;
  gap: ${theme.s4};
  &:not(:empty) {
    padding-bottom: ${theme.s8};
  }
`
/** The way to the next tab, after the last field of this one. */
export const Onward = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-top: ${theme.s8};
  ${below.phone} {
    > button {
      flex: 1;
    }
  }
`
/** Stands at the left of the buttons; there is no room for it on the phone. */
export const Kept = styled.p`
  ${meta} margin-right: auto;
  ${below.phone} {
    display: none;
  }
`
/** On the phone the two buttons share the width. */
export const Actions = styled.div`
  display: contents;
  ${below.phone} {
    > button {
      flex: 1;
    }
  }
`

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
  }
`
export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.s5};
  align-items: start;
  ${below.phone} {
    gap: ${theme.s4};
    grid-template-columns: minmax(0, 1fr);
  }
`
/** Two short fields, side by side on the phone too. */
export const Pair = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.s5};
  align-items: start;
  ${below.phone} {
    gap: ${theme.s4};
  }
`
export const Full = styled.div`
  grid-column: 1 / -1;
`
export const Notices = styled.div`
  display: grid;
  gap: ${theme.s4};
  &:not(:empty) {
    padding-bottom: ${theme.s8};
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
export const Acts = styled.div`
  display: contents;
  ${below.phone} {
    > button {
      flex: 1;
    }
  }
`
export const Group = styled.fieldset`
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
  legend {
    float: left;
    width: 100%;
    padding: 0;
    margin-bottom: ${theme.s2};
    font-size: ${theme.t13};
    font-weight: 550;
  }
  legend small {
    font-size: inherit;
    font-weight: 400;
    color: ${theme.ink3};
  }
  legend + * {
    clear: both;
  }
  > legend ~ * + * {
    margin-top: ${theme.s3};
  }
`
export const Ticks = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 10px ${theme.s4};
  ${below.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 ${theme.s4};
    label {
      min-height: 44px;
      align-items: center;
    }
    input {
      margin-top: 0;
    }
  }
`
export const Line = styled.div`
  display: flex;
  gap: ${theme.s2};
  align-items: center;
  flex-wrap: wrap;
  > input {
    flex: 1 1 12em;
    width: auto;
  }
`
export const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: ${theme.s3};
  li {
    position: relative;
  }
  img {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    background: ${theme.sunk};
    border-radius: ${theme.radius};
  }
  button {
    position: absolute;
    top: 4px;
    right: 4px;
    background: ${theme.surface};
  }
`
export const CoverPlace = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${theme.s5};
  align-items: start;
  > div:last-child {
    display: grid;
    gap: ${theme.s3};
  }
`
export const Progress = styled.p`
  ${meta} display: flex;
  align-items: center;
  gap: ${theme.s3};
  progress {
    flex: 1;
    height: 6px;
    accent-color: ${theme.ink};
  }
`

import { css } from 'styled-components'
import { below, theme } from '../theme/theme.ts'

/** A phone's card whose cells have places: title, then what leads it with status and amount at the right, facts, actions. */
export const setCards = css`
  ${below.phone} {
    tr {
      grid-template-columns: minmax(0, 1fr) fit-content(60%);
      row-gap: 3px;
    }
    td {
      grid-column: 1 / -1;
    }
    td[data-card] {
      grid-column: 1;
      min-width: 0;
    }
    td[data-full]:first-child {
      grid-row: 1;
    }
    td[data-card='lead'] {
      grid-row: 2 / span 2;
    }
    td[data-card='status'],
    td[data-card='amount'],
    td[data-card='right'] {
      grid-column: 2;
      justify-content: flex-end;
      text-align: right;
    }
    td[data-card='status'] {
      grid-row: 2;
    }
    td[data-card='amount'] {
      grid-row: 3;
      font-size: ${theme.t17};
      font-weight: 600;
    }
    td[data-full][data-end] > :is(a, button) {
      margin-top: ${theme.s2};
    }
    /* These speak for themselves; their labels are only said. */
    td:is([data-card='lead'], [data-card='status'], [data-card='amount'])::before {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`

import styled from 'styled-components'
import { Meta } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'

export const Filters = styled.div`
  display: grid;
  grid-template-columns: 220px 180px 180px auto;
  gap: ${theme.s4};
  align-items: start;
  padding-top: ${theme.s4};
  ${below.rail} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${theme.s3};
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`
/** A search over the filters. */
export const Searched = styled.div`
  padding-top: ${theme.s4};
`
/** Beside the fields, on the line of their boxes. */
export const Besides = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${theme.s3};
  padding-top: 25px;
  ${below.rail} {
    grid-column: 1 / -1;
    padding-top: 0;
  }
  ${below.phone} {
    > * {
      flex: 1;
    }
  }
`
export const Differences = styled.section`
  display: grid;
  gap: ${theme.s3};
  padding-bottom: ${theme.s5};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.s2} ${theme.s5};
    padding-block: ${theme.s3};
    border-top: ${theme.hair} solid ${theme.line};
    overflow-wrap: anywhere;
  }
  li > div {
    flex: 1 1 20em;
    display: grid;
    gap: 2px;
  }
  b {
    font-weight: 600;
  }
`
/** Where a difference was found, and when. */
export const Whence = styled(Meta)`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${theme.s4};
`

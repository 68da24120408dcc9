import styled from 'styled-components'
import { Pair } from '../../shared/form/pair.ts'
import { Fold } from '../../ui/data/fold.ts'
import { below, theme } from '../../ui/theme/theme.ts'

export const Deal = styled.section`
  display: grid;
  gap: ${theme.s5};
  min-width: 0;
  h3 {
    font-size: ${theme.t17};
  }
`
export const Price = styled(Pair)`
  > :first-child {
    grid-column: 1 / -1;
  }
`
export const Example = styled.div`
  display: grid;
  gap: ${theme.s3};
  padding: ${theme.s4};
  border-left: 3px solid ${theme.line};
  background: ${theme.surface};
  > p {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`
export const More = styled(Fold)`
  border-top: ${theme.hair} solid ${theme.line};
  summary {
    display: grid;
    gap: 2px;
    font-weight: 550;
    > span {
      font-weight: 400;
    }
  }
  > div {
    display: grid;
    gap: ${theme.s5};
  }
`
export const Group = styled.section`
  display: grid;
  gap: ${theme.s3};
  h4 {
    font: 550 ${theme.t15} / 1.4 ${theme.sans};
  }
`
export const Three = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.s4};
  align-items: end;
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

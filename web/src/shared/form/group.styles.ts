import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

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

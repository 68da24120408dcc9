import styled from 'styled-components'
import { Actions as PlainActs } from '../../ui/page/actions.ts'
import { By, tabular } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  column-gap: ${theme.s8};
`
export const Card = styled.article`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: ${theme.s4};
  height: 100%;
  padding-block: ${theme.s5};
  border-top: ${theme.hair} solid ${theme.line};
  align-items: start;
  ${below.phone} {
    grid-template-columns: 92px minmax(0, 1fr);
  }
`
export const Words = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  min-width: 0;
  h2 {
    margin-top: 3px;
    font-size: 19px;
    line-height: 1.16;
    text-wrap: pretty;
  }
`
export const Author = styled(By)`
  margin-top: 2px;
  font-size: ${theme.t15};
  line-height: 1.3;
`
export const Sort = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${theme.s2};
  margin-top: 6px;
  line-height: 1.4;
  color: ${theme.ink2};
`
export const Price = styled.p`
  ${tabular} font-weight: 550;
  line-height: 1.3;
  margin-top: ${theme.s2};
`
export const Seen = styled.p`
  ${tabular}
  line-height: 1.4;
  color: ${theme.ink2};
  margin-top: ${theme.s2};
`
export const Actions = styled(PlainActs)`
  margin-top: auto;
  padding-top: ${theme.s3};
  ${below.phone} {
    > * {
      min-height: 44px;
    }
  }
`
export const Tools = styled(PlainActs)`
  gap: ${theme.s4};
  align-items: end;
  margin-bottom: ${theme.s5};
  > :first-child {
    flex: 1 1 16em;
    max-width: 400px;
  }
  > :last-child {
    margin-left: auto;
  }
  ${below.phone} {
    > :last-child {
      width: 100%;
      > * {
        flex: 1 1 auto;
      }
    }
  }
`
export const Status = styled.div`
  flex: 0 1 420px;
  ${tabular}
  ${below.phone} {
    flex-basis: 100%;
    label {
      min-height: 42px;
      font-size: ${theme.t13};
    }
  }
`
export const Tally = styled.p`
  ${tabular}
  color: ${theme.ink2};
  line-height: ${theme.control};
`
export const More = styled.div`
  display: grid;
  justify-items: center;
  padding-top: ${theme.s6};
  border-top: ${theme.hair} solid ${theme.line};
`

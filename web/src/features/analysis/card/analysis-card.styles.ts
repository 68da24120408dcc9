import styled from 'styled-components'
import { theme } from '../../../ui/theme/theme.ts'

export const Card = styled.section`
  display: grid;
  gap: ${theme.s3};
  align-content: start;
  min-height: 300px;
  padding: ${theme.s4} ${theme.s5};
  border: ${theme.hair} solid ${theme.line};
  border-radius: ${theme.radius};
  background: ${theme.surface};
  h3,
  h4 {
    font: 420 ${theme.t17} / ${theme.lhTitle} ${theme.serif};
  }
  > a {
    justify-self: start;
  }
`
export const Score = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.s3};
  b {
    display: block;
    font: 420 ${theme.t17} / 1.2 ${theme.serif};
  }
`
export const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s1} ${theme.s4};
  font-size: ${theme.t13};
  color: ${theme.ink3};
  a {
    font-size: ${theme.t15};
  }
`

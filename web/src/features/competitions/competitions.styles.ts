import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.s6};
  ${below.bar} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Card = styled.article`
  display: grid;
  gap: ${theme.s3};
  align-content: start;
  height: 100%;
  padding: ${theme.s5};
  border: ${theme.hair} solid ${theme.line};
  border-radius: ${theme.radius};
  background: ${theme.surface};
  overflow-wrap: anywhere;
  h3 {
    font: 460 ${theme.t21} / 1.25 ${theme.serif};
  }
  ${below.phone} {
    padding: ${theme.s4};
  }
`
export const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2} ${theme.s4};
`
/** Text as it was typed, a few lines of it at most. */
export const Brief = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  white-space: pre-line;
  color: ${theme.ink2};
`
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: ${theme.s8} ${theme.s16};
  align-items: start;
  padding-bottom: ${theme.s16};
  ${below.bar} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Words = styled.p`
  max-width: ${theme.measure};
  font-size: ${theme.t17};
  line-height: ${theme.lhRead};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
export const Side = styled.div`
  display: grid;
  gap: ${theme.s6};
`
export const Panel = styled.section`
  display: grid;
  gap: ${theme.s4};
  padding: ${theme.s5};
  border: ${theme.hair} solid ${theme.line};
  border-radius: ${theme.radius};
  background: ${theme.surface};
  overflow-wrap: anywhere;
  h2 {
    margin: 0;
  }
`

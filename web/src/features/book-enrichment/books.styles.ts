import styled from 'styled-components'
import { meta } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'

export const Parts = styled.div`
  display: grid;
  gap: ${theme.s10};
  min-width: 0;
`
export const Panel = styled(Parts)`
  padding-top: ${theme.s6};
`
export const Part = styled.div`
  display: grid;
  gap: ${theme.s5};
  min-width: 0;
`
export const Narrow = styled(Part)`
  max-width: ${theme.measure};
`
/** A field and its button. */
export const Ask = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.s3};
  align-items: start;
`
export const Found = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.s3} ${theme.s4};
    align-items: center;
    padding-block: ${theme.s3};
    border-top: ${theme.hair} solid ${theme.line};
  }
  > li:last-child {
    border-bottom: ${theme.hair} solid ${theme.line};
  }
`
export const Title = styled.p`
  font: 420 ${theme.t17} / 1.3 ${theme.serif};
  overflow-wrap: anywhere;
`
export const Small = styled.p`
  ${meta}
  overflow-wrap: anywhere;
`
export const Lines = styled.ul`
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;
`
/** A cover beside nothing else: what it is now. */
export const Picture = styled.div`
  width: 48px;
`
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${theme.s8} ${theme.s10};
  align-items: start;
  ${below.rail} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Basket = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s3} ${theme.s6};
`
/** States beside one another. */
export const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.s4};
`

import styled from 'styled-components'
import { theme } from '../../ui/theme/theme.ts'

/** Pictures of a work in one shape, as many beside one another as there is room for. */
export const Pictures = styled.ul<{ $least: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ $least }) => $least}px, 1fr));
  gap: ${theme.s3};
  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    background: ${theme.sunk};
    border-radius: ${theme.radius};
  }
`

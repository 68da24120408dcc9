import * as AlertDialog from '@radix-ui/react-alert-dialog'
import * as Dialog from '@radix-ui/react-dialog'
import styled, { css, keyframes } from 'styled-components'
import { below, forcedColors, theme } from '../theme/theme.ts'

const appear = keyframes`from { opacity: 0; }`
const fromRight = keyframes`from { transform: translateX(24px); opacity: 0; }`
const fromBelow = keyframes`from { transform: translateY(24px); opacity: 0; }`

const veil = css`
  position: fixed;
  inset: 0;
  background: ${theme.veil};
  z-index: 40;
  animation: ${appear} ${theme.fast} ${theme.ease};
`
export const Veil = styled(Dialog.Overlay)`
  ${veil}
`
export const AlertVeil = styled(AlertDialog.Overlay)`
  ${veil}
`

const box = css`
  position: fixed;
  left: 50%;
  top: 50%;
  translate: -50% -50%;
  z-index: 50;
  max-height: calc(100dvh - 40px);
  overflow-y: auto;
  background: ${theme.surface};
  border-radius: ${theme.radius};
  box-shadow: ${theme.float};
  ${forcedColors} {
    border: ${theme.hair} solid ${theme.ink};
  }
  padding: ${theme.s6};
  display: grid;
  gap: ${theme.s4};
  animation: ${appear} ${theme.calm} ${theme.ease};
  &:focus {
    outline: none;
  }
`
export const Box = styled(Dialog.Content)<{ $wide: boolean }>`
  ${box} width: min(${({ $wide }) => ($wide ? '760px' : '480px')}, calc(100vw - 40px));
`
export const AlertBox = styled(AlertDialog.Content)<{ $wide: boolean }>`
  ${box} width: min(${({ $wide }) => ($wide ? '600px' : '480px')}, calc(100vw - 40px));
`
export const Top = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${theme.s4};
  > button {
    margin: -6px -6px -6px auto;
  }
`
export const Actions = styled.footer`
  display: flex;
  gap: ${theme.s3};
  justify-content: flex-end;
  flex-wrap: wrap;
`

const sides = {
  right: css`
    inset: 0 0 0 auto;
    width: min(820px, 100vw);
    animation-name: ${fromRight};
  `,
  whole: css`
    inset: 0;
    && > * {
      padding-inline: max(${theme.gutter}, calc((100vw - ${theme.page}) / 2));
    }
  `,
  bottom: css`
    inset: auto 0 0 0;
    max-height: 92dvh;
    animation-name: ${fromBelow};
  `,
}
export type Side = keyof typeof sides
export const Panel = styled(Dialog.Content)<{ $side: Side }>`
  position: fixed;
  z-index: 50;
  background: ${theme.paper};
  box-shadow: ${theme.float};
  ${forcedColors} {
    border: ${theme.hair} solid ${theme.ink};
  }
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  animation: ${theme.calm} ${theme.ease};
  ${({ $side }) => sides[$side]}
  &:focus {
    outline: none;
  }
  > * {
    padding-inline: ${theme.s8};
  }
  > header {
    padding-block: ${theme.s5} ${theme.s3};
    border-bottom: ${theme.hair} solid ${theme.line};
  }
  > footer {
    border-top: ${theme.hair} solid ${theme.line};
    display: flex;
    gap: ${theme.s3};
    align-items: center;
    padding-block: ${theme.s4} calc(${theme.s4} + env(safe-area-inset-bottom));
  }
  ${below.phone} {
    > * {
      padding-inline: ${theme.gutter};
    }
  }
`
export const Body = styled.div`
  overflow-y: auto;
  padding-block: ${theme.s5};
  overscroll-behavior: contain;
`
export const Description = styled.div`
  color: ${theme.ink2};
`

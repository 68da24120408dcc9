import { setNonce } from 'get-nonce'
import type { ReactNode } from 'react'
import { GlobalStyle } from '../theme/global-style.ts'
import { Toaster } from '../toast/toaster.tsx'

// styled-components reads the page's nonce itself; the scroll lock under dialogs and sheets has to be told.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content
if (nonce) setNonce(nonce)

/** What every page of the app stands in: the ground styles and the one place where toasts appear. */
export function UiRoot({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyle />
      {children}
      <Toaster />
    </>
  )
}

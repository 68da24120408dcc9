import { setNonce } from 'get-nonce'
import { lazy, type ReactNode, Suspense } from 'react'
import { GlobalStyle } from '../theme/global-style.ts'

// styled-components reads the page's nonce itself; the scroll lock under dialogs and sheets has to be told.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content
if (nonce) setNonce(nonce)

// The page comes first; a toast that is told meanwhile is shown as soon as there is a place for it.
const Toaster = lazy(() => import('../toast/toaster.tsx').then((module) => ({ default: module.Toaster })))

/** What every page of the app stands in: the ground styles and the one place where toasts appear. */
export function UiRoot({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyle />
      {children}
      <Suspense>
        <Toaster />
      </Suspense>
    </>
  )
}

import { setNonce } from 'get-nonce'
import { lazy, type ReactNode, Suspense } from 'react'
import { GlobalStyle } from '../theme/global-style.ts'
import { useToasts } from '../toast/toasts.ts'

// styled-components reads the page's nonce itself; the scroll lock under dialogs and sheets has to be told.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content
if (nonce) setNonce(nonce)

// Few pages ever tell anything: the place for it comes with the first toast.
const Toaster = lazy(() => import('../toast/toaster.tsx').then((module) => ({ default: module.Toaster })))

/** What every page of the app stands in: the ground styles and the one place where toasts appear. */
export function UiRoot({ children }: { children: ReactNode }) {
  const hasToasts = useToasts().length > 0
  return (
    <>
      <GlobalStyle />
      {children}
      <Suspense>{hasToasts && <Toaster />}</Suspense>
    </>
  )
}

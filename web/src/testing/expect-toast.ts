import { waitFor } from '@testing-library/react'
import { openToast } from './render-page.tsx'

type Toast = NonNullable<ReturnType<typeof openToast>>

/** The reader is told this, whatever else the toast says. */
export const expectToast = (toast: Partial<Toast>) => waitFor(() => expect(openToast()).toMatchObject(toast))

/** The reader is told that something failed, in these words. */
export const expectFailureToast = (title: string, description: string) =>
  waitFor(() => expect(openToast()).toEqual({ title, description, variant: 'destructive' }))

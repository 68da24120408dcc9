import { waitFor } from '@testing-library/react'
import { openToast } from './render-page.tsx'

type Toast = NonNullable<ReturnType<typeof openToast>>

/** Waits for a toast with at least these properties. */
export const expectToast = (toast: Partial<Toast>) => waitFor(() => expect(openToast()).toMatchObject(toast))

/** Waits for the toast of a failure. */
export const expectFailureToast = (title: string, description: string) =>
  waitFor(() => expect(openToast()).toEqual({ title, description, variant: 'destructive' }))

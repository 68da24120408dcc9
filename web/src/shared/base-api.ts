import { createApi } from '@reduxjs/toolkit/query/react'
import { callApi } from './call-api.ts'
import { tagTypes } from './tags.ts'

/**
 * The one client of the services; features add their calls. Data is read once and stays good: no retry, and nothing is
 * fetched again for a focus, a reconnection or the clock, unless a call says so itself.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: callApi,
  tagTypes,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  keepUnusedDataFor: 600,
  endpoints: () => ({}),
})

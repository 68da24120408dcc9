import { createApi } from '@reduxjs/toolkit/query/react'
import { callApi } from './call-api.ts'
import { tagTypes } from './tags.ts'

/**
 * The one API client; features inject their endpoints. Data is fetched once and stays valid: no retry, and nothing is
 * fetched again on focus, on reconnection or after a time, unless an endpoint says so.
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

import { configureStore } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import { baseApi } from './base-api.ts'

/** A store of its own for every app, so that tests share nothing. */
export const createStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (standard) => standard().concat(baseApi.middleware),
  })

export type Dispatch = ReturnType<typeof createStore>['dispatch']
export const useAppDispatch = useDispatch.withTypes<Dispatch>()

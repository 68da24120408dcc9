import { configureStore } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import { baseApi } from './base-api.ts'
import { leavingReducer } from './leaving.ts'

/** A store of its own for every app, so that tests share nothing. */
export const createStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, leaving: leavingReducer },
    middleware: (standard) => standard().concat(baseApi.middleware),
  })

type Store = ReturnType<typeof createStore>
export type Dispatch = Store['dispatch']
export const useAppDispatch = useDispatch.withTypes<Dispatch>()
export const useAppSelector = useSelector.withTypes<ReturnType<Store['getState']>>()

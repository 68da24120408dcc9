import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import { baseApi } from './base-api.ts'
import type { SessionKeeper } from './call-api.ts'
import { leavingReducer } from './leaving.ts'
import { type Departing, loseSession, type Router } from './sign-in-first.ts'

/** A store of its own for every app, so that tests share nothing. A session that is lost leads away by its router. */
export const createStore = (router: Router) => {
  const outside: Outside = { router, departure: null, loseSession: (signInAt) => store.dispatch(loseSession(signInAt)) }
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, leaving: leavingReducer },
    middleware: (standard) => standard({ thunk: { extraArgument: outside } }).concat(baseApi.middleware),
  })
  return store
}

/** What stands around the store and is reached from within it. */
export type Outside = Departing & SessionKeeper

interface State {
  [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer>
  leaving: boolean
}
/** Something done with the store and what stands around it. */
export type Act<Outcome> = ThunkAction<Outcome, State, Outside, UnknownAction>
export type Dispatch = ReturnType<typeof createStore>['dispatch']
export const useAppDispatch = useDispatch.withTypes<Dispatch>()
export const useAppSelector = useSelector.withTypes<State>()

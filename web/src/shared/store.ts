import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import { baseApi } from './base-api.ts'
import type { SessionHandler } from './call-api.ts'
import { leavingReducer } from './leaving.ts'
import { handleLostSession, type Router, type SignInRedirect } from './sign-in-first.ts'

/** A store of its own for every app, so that tests share nothing. A session that is lost leads away by its router. */
export const createStore = (router: Router) => {
  const outside: StoreContext = {
    router,
    departure: null,
    handleLostSession: (signInAt) => store.dispatch(handleLostSession(signInAt)),
  }
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, leaving: leavingReducer },
    middleware: (standard) => standard({ thunk: { extraArgument: outside } }).concat(baseApi.middleware),
  })
  return store
}

/** What stands around the store and is reached from within it. */
export type StoreContext = SignInRedirect & SessionHandler

interface State {
  [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer>
  leaving: boolean
}
/** Something done with the store and what stands around it. */
export type AppThunk<Outcome> = ThunkAction<Outcome, State, StoreContext, UnknownAction>
export type Dispatch = ReturnType<typeof createStore>['dispatch']
export const useAppDispatch = useDispatch.withTypes<Dispatch>()
export const useAppSelector = useSelector.withTypes<State>()

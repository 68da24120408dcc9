import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import { baseApi } from './base-api.ts'
import type { SessionHandler } from './call-api.ts'
import { leavingReducer } from './leaving.ts'
import type { Router } from './router/create-router.ts'
import { handleLostSession, type SignInRedirect } from './sign-in-first.ts'
import { signedOutReducer } from './signed-out.ts'

/** Creates a store, so that tests share nothing. A lost session redirects through `router`. */
export const createStore = (router: Router) => {
  const context: StoreContext = {
    router,
    pendingRedirect: null,
    handleLostSession: (signInAt) => store.dispatch(handleLostSession(signInAt)),
  }
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, leaving: leavingReducer, signedOut: signedOutReducer },
    // The state is of answers that came as JSON, and Immer freezes it; these checks would walk all of it with every action.
    middleware: (standard) =>
      standard({ thunk: { extraArgument: context }, immutableCheck: false, serializableCheck: false }).concat(
        baseApi.middleware,
      ),
  })
  return store
}

/** The extra argument of thunks: what they need besides the store. */
export type StoreContext = SignInRedirect & SessionHandler

interface State {
  [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer>
  leaving: ReturnType<typeof leavingReducer>
  signedOut: ReturnType<typeof signedOutReducer>
}
/** A thunk of this store. */
export type AppThunk<Outcome> = ThunkAction<Outcome, State, StoreContext, UnknownAction>
export type Dispatch = ReturnType<typeof createStore>['dispatch']
export const useAppDispatch = useDispatch.withTypes<Dispatch>()
export const useAppSelector = useSelector.withTypes<State>()

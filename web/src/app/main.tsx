import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { cameAsVisitor } from '../shared/came-as-visitor.ts'
import { rememberUser } from '../shared/current-user.ts'
import { createStore } from '../shared/store.ts'
import { routes } from './router.tsx'

const router = createBrowserRouter(routes)
const store = createStore(router)
if (cameAsVisitor()) store.dispatch(rememberUser(null))

function render() {
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  )
}

// Until the page itself is there, the one that the server wrote is the better one to look at. Nothing is awaited at the top: the page's
// chunk may import from this one, and each would wait for the other.
if (router.state.initialized) render()
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    render()
  })
}

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createStore } from '../shared/store.ts'
import { routes } from './router.tsx'

const router = createBrowserRouter(routes)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider store={createStore(router)}>
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>,
)

import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { UNSAFE_createBrowserHistory as createBrowserHistory, useRoutes } from 'react-router-dom'
import { cameAsVisitor } from '../shared/came-as-visitor.ts'
import { rememberUser } from '../shared/current-user.ts'
import { createRouter } from '../shared/router/create-router.ts'
import { Routing } from '../shared/router/routing.tsx'
import { createStore } from '../shared/store.ts'
import { keepFocus } from './kept-focus.ts'
import { learnPageScripts } from './page-scripts.ts'
import { routes } from './router.tsx'
import { untilDrawable } from './until-drawable.ts'

/** By then what the first page has asked for is mostly there. */
const CALM_AFTER_MS = 2_000

const router = createRouter(createBrowserHistory())
const store = createStore(router)
if (cameAsVisitor()) store.dispatch(rememberUser(null))

const place = document.getElementById('root')!
const giveBackFocus = keepFocus(place)

function Pages() {
  useEffect(giveBackFocus, [])
  return useRoutes(routes)
}

function render() {
  const app = (
    <StrictMode>
      <Provider store={store}>
        <Routing router={router}>
          <Pages />
        </Routing>
      </Provider>
    </StrictMode>
  )
  const root = createRoot(place)
  // In slices, so that whoever types or taps meanwhile is not kept waiting.
  startTransition(() => root.render(app))
}

/** Whoever acts before the page is calm may lose the focus sooner than this comes. */
const keepFocusIn = (focused?: EventTarget | null) =>
  void import('./keep-focus-in-page.ts').then(({ keepFocusInPage }) => keepFocusInPage(focused))
addEventListener('focusin', ({ target }) => keepFocusIn(target), { once: true })

function learnMore() {
  void learnPageScripts()
  keepFocusIn()
}

// Until the page itself is there, the one that the server wrote is the better one to look at. Nothing is awaited at the top: the page's
// chunk may import from this one, and each would wait for the other.
void untilDrawable(router.state.location.pathname, store.dispatch)
  .then(render, render)
  .then(() => setTimeout(learnMore, CALM_AFTER_MS))

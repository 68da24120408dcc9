import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { NotFound } from '../pages/not-found.tsx'
import { UiRoot } from '../ui/theme/ui-root.tsx'
import { Frame } from './frame.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <UiRoot>
      <BrowserRouter>
        <Frame>
          <Routes>
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Frame>
      </BrowserRouter>
    </UiRoot>
  </StrictMode>,
)

import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Frame } from '../app/frame.tsx'
import { UiRoot } from '../ui/theme/ui-root.tsx'
import { Pieces } from './pieces.tsx'

createRoot(document.getElementById('root')!).render(
  <UiRoot>
    <BrowserRouter>
      <Frame>
        <Pieces />
      </Frame>
    </BrowserRouter>
  </UiRoot>,
)

import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Frame } from '../app/frame.tsx'
import { paths } from '../shared/paths.ts'
import { Masthead } from '../ui/page/masthead.tsx'
import { UiRoot } from '../ui/root/ui-root.tsx'
import { Pieces } from './pieces.tsx'
import { SharePicture } from './share-picture.tsx'

const sharing = new URLSearchParams(location.search).has('share')

createRoot(document.getElementById('root')!).render(
  <UiRoot>
    <BrowserRouter>
      {sharing ? (
        <SharePicture />
      ) : (
        <Frame masthead={<Masthead links={[{ to: paths.listings, label: 'Browse IP' }]} />}>
          <Pieces />
        </Frame>
      )}
    </BrowserRouter>
  </UiRoot>,
)

import { lazy, Suspense, useState } from 'react'
import styled from 'styled-components'
import { Pictures } from '../../entities/listing/pictures.ts'
import { pictureAddress } from '../../shared/use-picture.ts'

const GalleryView = lazy(() => import('./gallery-view.tsx').then((module) => ({ default: module.GalleryView })))

const Opener = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
`

/** Pictures of the work; each opens large, above the page. Those that do not load are left out. */
export function Gallery({ title, images }: { title: string; images: readonly string[] }) {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<string | null>(null)
  const addresses = new Set(images.map(pictureAddress).filter((address) => address !== null))
  const shown = [...addresses].filter((address) => !failed.has(address))
  if (shown.length === 0) return null
  return (
    <section>
      <h2>Images</h2>
      <Pictures $least={140}>
        {shown.map((address, place) => (
          <li key={address}>
            <Opener type="button" aria-haspopup="dialog" onClick={() => setOpened(address)}>
              <img
                src={address}
                alt={`${title}, ${place + 1} of ${shown.length} (opens large)`}
                loading="lazy"
                width={280}
                height={210}
                onError={() => setFailed((before) => new Set(before).add(address))}
              />
            </Opener>
          </li>
        ))}
      </Pictures>
      {opened && (
        <Suspense>
          <GalleryView {...{ title, opened }} images={shown} onOpen={setOpened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  )
}

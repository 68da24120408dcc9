import { useState } from 'react'
import { Pictures } from '../../entities/listing/pictures.ts'
import { pictureAddress } from '../../shared/use-picture.ts'

/** Pictures of the work; each opens by itself in a new tab. Those that do not load are left out. */
export function Gallery({ title, images }: { title: string; images: readonly string[] }) {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const addresses = new Set(images.map(pictureAddress).filter((address) => address !== null))
  const shown = [...addresses].filter((address) => !failed.has(address))
  if (shown.length === 0) return null
  return (
    <section>
      <h2>Images</h2>
      <Pictures $least={140}>
        {shown.map((address, place) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              <img
                src={address}
                alt={`${title}, ${place + 1} of ${shown.length} (opens in a new tab)`}
                loading="lazy"
                width={280}
                height={210}
                onError={() => setFailed((before) => new Set(before).add(address))}
              />
            </a>
          </li>
        ))}
      </Pictures>
    </section>
  )
}

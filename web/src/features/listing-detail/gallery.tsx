import { Pictures } from '../../entities/listing/pictures.ts'
import { webAddress } from '../../shared/web-address.ts'

/** Pictures of the work; each opens by itself in a new tab. */
export function Gallery({ title, images }: { title: string; images: readonly string[] }) {
  const safe = images.map(webAddress).filter((address) => address !== null)
  if (safe.length === 0) return null
  return (
    <section>
      <h2>Images</h2>
      <Pictures $least={140}>
        {safe.map((address, place) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              <img
                src={address}
                alt={`${title}, ${place + 1} of ${safe.length} (opens in a new tab)`}
                loading="lazy"
                width={280}
                height={210}
              />
            </a>
          </li>
        ))}
      </Pictures>
    </section>
  )
}

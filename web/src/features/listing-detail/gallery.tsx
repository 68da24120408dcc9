import styled from 'styled-components'
import { webAddress } from '../../shared/web-address.ts'
import { theme } from '../../ui/theme/theme.ts'

const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${theme.s3};
  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    background: ${theme.sunk};
    border-radius: ${theme.radius};
  }
`

/** Pictures of the work; each opens by itself in a new tab. */
export function Gallery({ title, images }: { title: string; images: readonly string[] }) {
  const safe = images.map(webAddress).filter((address) => address !== null)
  if (safe.length === 0) return null
  return (
    <section>
      <h2>Images</h2>
      <Shelf>
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
      </Shelf>
    </section>
  )
}

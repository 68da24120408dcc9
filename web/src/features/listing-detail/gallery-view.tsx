import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'

const LARGEST = 4
/** How far an arrow moves an enlarged picture, in pixels. */
const PAN = 120

const Frame = styled.div`
  height: min(64dvh, 640px);
  overflow: auto;
  background: ${theme.sunk};
  border-radius: ${theme.radius};
`
const Picture = styled.img<{ $zoom: number }>`
  display: block;
  width: ${({ $zoom }) => $zoom * 100}%;
  height: ${({ $zoom }) => $zoom * 100}%;
  max-width: none;
  object-fit: contain;
  cursor: ${({ $zoom }) => ($zoom === 1 ? 'zoom-in' : 'zoom-out')};
`
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2};
  > p {
    margin-right: auto;
  }
`

type GalleryViewProps = {
  title: string
  images: readonly string[]
  opened: string
  onOpen: (address: string) => void
  onClose: () => void
}

/**
 * One picture as large as the window allows. Arrows lead to the next and the one before; `+`, `-` and 0 enlarge it and take that back, and
 * while it is enlarged arrows move it.
 */
export function GalleryView({ title, images, opened, onOpen, onClose }: GalleryViewProps) {
  const [zoom, setZoom] = useState(1)
  const frame = useRef<HTMLDivElement>(null)
  const place = images.indexOf(opened)
  const go = (step: number) => {
    const next = images[place + step]
    if (!next) return
    setZoom(1)
    onOpen(next)
  }
  const enlarge = (by: number) => setZoom((now) => Math.min(LARGEST, Math.max(1, now + by)))
  const move = (left: number, top: number) => frame.current?.scrollBy({ left: left * PAN, top: top * PAN })
  const obey = (key: string): boolean => {
    if (key === 'ArrowLeft') zoom > 1 ? move(-1, 0) : go(-1)
    else if (key === 'ArrowRight') zoom > 1 ? move(1, 0) : go(1)
    else if (key === 'ArrowUp') move(0, -1)
    else if (key === 'ArrowDown') move(0, 1)
    else if (key === 'Home') go(-place)
    else if (key === 'End') go(images.length - 1 - place)
    else if (key === '+' || key === '=') enlarge(1)
    else if (key === '-') enlarge(-1)
    else if (key === '0') setZoom(1)
    else return false
    return true
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && obey(event.key)) event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  const [isFirst, isLast] = [place === 0, place === images.length - 1]
  return (
    <Dialog open onOpenChange={onClose} title={title} wide>
      <Frame ref={frame}>
        <Picture
          src={opened}
          alt={`${title}, ${place + 1} of ${images.length}`}
          $zoom={zoom}
          onClick={() => setZoom(zoom === 1 ? 2 : 1)}
        />
      </Frame>
      <Bar>
        <Meta role="status">{`${place + 1} of ${images.length}${zoom > 1 ? `, ${zoom} times as large` : ''}`}</Meta>
        <Button small aria-disabled={isFirst} onClick={() => go(-1)}>
          Previous
        </Button>
        <Button small aria-disabled={isLast} onClick={() => go(1)}>
          Next
        </Button>
        <Button small aria-disabled={zoom === LARGEST} onClick={() => enlarge(1)}>
          Zoom in
        </Button>
        <Button small aria-disabled={zoom === 1} onClick={() => enlarge(-1)}>
          Zoom out
        </Button>
      </Bar>
      <a href={opened} target="_blank" rel="noopener noreferrer">
        The picture by itself (opens in a new tab)
      </a>
    </Dialog>
  )
}

import { type CoverSubject, drawCover } from '@storyright/covers'
import { useId, useMemo, useRef } from 'react'
import { usePicture } from '../../shared/use-picture.ts'
import { useNearView } from '../../ui/near-view.ts'
import * as S from './cover.styles.ts'

type CoverProps = CoverSubject & {
  imageUrl?: string | null | undefined
  /** Renders at once, not lazily: for the main cover of a page. */
  eager?: boolean
  className?: string
}

/** A listing's cover at 2:3. Without an image, or when the image fails, it is drawn. Decorative: the words stand beside it. */
export function Cover({
  id,
  title,
  author = null,
  genre = null,
  medium,
  imageUrl,
  eager = false,
  className,
}: CoverProps) {
  const frame = useRef<HTMLDivElement>(null)
  const near = useNearView(frame, { atOnce: eager })
  const { src, onError } = usePicture(imageUrl)
  return (
    <S.Frame ref={frame} className={className} aria-hidden="true">
      {near && !src && <Drawn {...{ id, title, author, genre, medium }} />}
      {near && src && <S.Image {...{ src, onError }} alt="" width={200} height={300} decoding="async" />}
    </S.Frame>
  )
}

function Drawn({ id, title, author, genre, medium }: CoverSubject) {
  const clipId = useId().replace(/\W/g, '')
  const __html = useMemo(
    () => drawCover({ id, title, author: author ?? null, genre: genre ?? null, medium }, clipId),
    [id, title, author, genre, medium, clipId],
  )
  return (
    <S.Art
      viewBox="0 0 200 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, its only text escaped; a shelf of covers as elements would be thousands of nodes to reconcile.
      dangerouslySetInnerHTML={{ __html }}
    />
  )
}

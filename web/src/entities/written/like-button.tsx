import styled from 'styled-components'
import { QuietButton } from '../../ui/button/quiet-button.tsx'
import { Heart } from '../../ui/icon/icons.ts'
import { theme } from '../../ui/theme/theme.ts'

const Face = styled(QuietButton)`
  font-variant-numeric: tabular-nums;
  &[aria-pressed='true'] {
    color: ${theme.accentInk};
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
`

type LikeButtonProps = { userHasLiked: boolean; likeCount: number; of: string; onPress: () => void }

/** A like, and how many there are. */
export function LikeButton({ userHasLiked, likeCount, of, onPress }: LikeButtonProps) {
  return (
    <Face
      aria-pressed={userHasLiked}
      aria-label={`Like ${of}, ${likeCount} ${likeCount === 1 ? 'like' : 'likes'}`}
      onClick={onPress}
    >
      <Heart size={16} strokeWidth={1.6} aria-hidden="true" />
      {likeCount.toLocaleString('en-GB')}
    </Face>
  )
}

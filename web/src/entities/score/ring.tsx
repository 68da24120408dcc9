import styled from 'styled-components'
import { condensed, forcedColors, theme } from '../../ui/theme/theme.ts'
import { provisionally, viabilityTone, viabilityWord } from './score.ts'

const round = 2 * Math.PI * 16

const Face = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
`
const Figure = styled.svg<{ $size: number }>`
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  flex: none;
  .track {
    stroke: ${theme.sunk};
    ${forcedColors} {
      stroke: ${theme.line};
      stroke-width: 1;
    }
  }
  .ok {
    stroke: ${theme.okMark};
  }
  .fair {
    stroke: color-mix(in srgb, ${theme.okMark} 55%, ${theme.waitMark});
  }
  .wait {
    stroke: ${theme.waitMark};
  }
  .bad {
    stroke: ${theme.badMark};
  }
  text {
    fill: ${theme.ink};
    font: ${({ $size }) => ($size > 48 ? `420 15px/1 ${theme.serif}` : `600 14px/1 ${theme.sans}`)};
    font-variant-numeric: tabular-nums lining-nums;
  }
`
const Word = styled.span`
  font-size: ${theme.t13};
  ${condensed}
  line-height: 1.2;
  color: ${theme.ink2};
`

type RingProps = {
  score: number
  /** Shown beside the number; without it the word is still said. */
  showWord?: boolean
  word?: string
  /** The score still waits for a model's answer. */
  isProvisional?: boolean
  /** What the score is of. */
  label?: string
  size?: number
}

/** A score of 100 as a ring, its number inside. */
export function Ring(props: RingProps) {
  const { score, showWord = false, isProvisional = false, label = 'Commercial viability', size = 38 } = props
  const word = provisionally(props.word ?? viabilityWord(score), isProvisional)
  const shown = Math.round(Math.min(100, Math.max(0, score)))
  const circle = { cx: 19, cy: 19, r: 16, fill: 'none', strokeWidth: 3.2 }
  return (
    <Face>
      <Figure viewBox="0 0 38 38" role="img" aria-label={`${label} ${shown} of 100, ${word}`} $size={size}>
        <circle className="track" {...circle} />
        <circle
          className={viabilityTone(score)}
          {...circle}
          strokeDasharray={`${((round * shown) / 100).toFixed(1)} ${round.toFixed(1)}`}
          transform="rotate(-90 19 19)"
        />
        <text x="19" y="19" textAnchor="middle" dominantBaseline="central">
          {shown}
        </text>
      </Figure>
      {showWord && <Word aria-hidden="true">{word}</Word>}
    </Face>
  )
}

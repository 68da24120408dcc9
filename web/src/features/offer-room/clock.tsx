import { dayAndTime } from '@storyright/contracts/vocabulary'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Meta, tabular } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'

const Face = styled.div<{ $near: boolean }>`
  display: grid;
  gap: 2px;
  padding: ${theme.s3} 0;
  border-top: ${theme.hair} solid ${theme.line};
  b {
    font: 420 ${theme.t21} / 1.15 ${theme.serif};
    ${tabular}
    color: ${({ $near }) => ($near ? theme.wait : 'inherit')};
  }
`
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

type ClockProps = {
  label: string
  at: string
  /** It has run out. */
  onEnd?: () => void
}

/** How long is left until something ends, ticking. A screen reader reads the time at which it ends, and no ticking. */
export function Clock({ label, at, onEnd }: ClockProps) {
  const left = useTimeLeft(at, onEnd)
  return (
    <Face $near={left > 0 && left < DAY_MS} role="group" aria-label={label}>
      <Meta as="span">{label}</Meta>
      <b aria-hidden="true">{timeLeft(left)}</b>
      <Meta as="time" dateTime={at}>
        {dayAndTime(at)}
      </Meta>
    </Face>
  )
}

/** Milliseconds; looked at each second in the last hour, and each half minute before. */
function useTimeLeft(at: string, onEnd?: () => void): number {
  const end = Date.parse(at)
  const [now, setNow] = useState(() => Date.now())
  const isOver = now >= end
  useEffect(() => {
    if (isOver) return
    const remaining = end - Date.now()
    const step = remaining < HOUR_MS ? 1_000 : 30_000
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, Math.min(step, remaining)))
    return () => clearTimeout(timer)
  })
  const [wasOver] = useState(isOver)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it runs out here.
  useEffect(() => {
    if (isOver && !wasOver) onEnd?.()
  }, [isOver])
  return end - now
}

/** "6 days 3 h", "3 h 12 min", "12 min 5 s": the two largest parts of what is left; nothing counts below zero. */
export function timeLeft(ms: number): string {
  if (ms <= 0) return 'Ended'
  const seconds = Math.ceil(ms / 1_000)
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3_600) % 24,
    Math.floor(seconds / 60) % 60,
  ]
  if (days > 0) return `${days === 1 ? '1 day' : `${days} days`} ${hours} h`
  if (hours > 0) return `${hours} h ${minutes} min`
  return `${minutes} min ${seconds % 60} s`
}

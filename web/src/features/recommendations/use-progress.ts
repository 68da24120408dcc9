import { recommendationTimes } from '@storyright/contracts/vocabulary'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../shared/store.ts'
import { atStart, following } from './progress.ts'
import { recommendationProgress } from './recommendations.api.ts'

/** How far the recommendations are that are being waited for. */
export function useProgress() {
  const dispatch = useAppDispatch()
  const [shown, setShown] = useState(atStart)
  useEffect(() => {
    let isAsking = false
    let isOver = false
    const ask = async () => {
      if (isAsking) return
      isAsking = true
      const once = { forceRefetch: true, subscribe: false }
      const { data, error } = await dispatch(recommendationProgress.initiate(undefined, once))
      isAsking = false
      if (!isOver) setShown((before) => following(before, error ? undefined : data))
    }
    const timer = setInterval(() => void ask(), recommendationTimes.pollMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [dispatch])
  return shown
}

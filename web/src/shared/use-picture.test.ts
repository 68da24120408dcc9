import { act, renderHook } from '@testing-library/react'
import { pictureAddress, usePicture } from './use-picture.ts'

describe('a picture by its address', () => {
  it.each([
    ['http://agency.example/cover.jpg', 'https://agency.example/cover.jpg'],
    ['HTTP://agency.example/cover.jpg?of=http://x', 'https://agency.example/cover.jpg?of=http://x'],
    ['https://agency.example/cover.jpg', 'https://agency.example/cover.jpg'],
  ])('is asked for by https: %s', (given, asked) => expect(pictureAddress(given)).toBe(asked))

  it('is asked for as it is where it is one of ours', () => {
    const own = `${window.location.origin}/api/uploads/images/a.png`
    expect([pictureAddress(own), pictureAddress('/api/uploads/images/a.png')]).toEqual([own, own])
  })

  it.each([null, undefined, '', 'javascript:alert(1)', 'data:image/png;base64,AAAA'])('is none: %s', (given) =>
    expect(pictureAddress(given)).toBeNull(),
  )

  it('is none once it has failed, until there is another', () => {
    const { result, rerender } = renderHook(({ address }) => usePicture(address), {
      initialProps: { address: 'http://agency.example/gone.jpg' },
    })
    act(() => result.current.onError())
    expect(result.current.src).toBeNull()
    rerender({ address: 'http://agency.example/there.jpg' })
    expect(result.current.src).toBe('https://agency.example/there.jpg')
  })
})

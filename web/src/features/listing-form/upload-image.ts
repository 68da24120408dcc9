import type { Problem } from '@storyright/contracts'

export const acceptedImages = ['image/png', 'image/jpeg', 'image/webp'] as const
const maximumBytes = 5 * 1024 * 1024

/** Why a file cannot be sent at all; the server looks at its content. */
export function unfitImage({ type, size }: { type: string; size: number }) {
  if (!acceptedImages.some((accepted) => accepted === type)) return 'Please choose a PNG, JPEG or WebP image'
  return size > maximumBytes ? 'Images may be at most 5 MB' : null
}

const noAnswer = 'The image could not be uploaded. Please try again.'

/** Sends an image and answers with its address. `fetch` says nothing of how much has gone out, so this does not use it. */
export const uploadImage = (file: File, onProgress: (percent: number) => void) =>
  new Promise<string>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (says = noAnswer) => reject(new Error(says))
    request.open('POST', '/api/uploads/images')
    request.withCredentials = true
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100))
    request.onerror = () => fail()
    request.onload = () => {
      const answer = parsed(request.responseText)
      if (request.status === 201 && answer?.imageUrl) resolve(answer.imageUrl)
      else fail(answer?.detail)
    }
    const body = new FormData()
    body.append('file', file)
    request.send(body)
  })

function parsed(text: string): (Partial<Problem> & { imageUrl?: string }) | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

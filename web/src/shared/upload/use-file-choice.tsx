import { type ChangeEvent, useRef } from 'react'

type FileChoice = {
  label: string
  accept: string
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A file from the device, asked for by whatever button calls `open`; `input` has to stand beside it. */
export function useFileChoice({ label, accept, multiple = false, onFiles }: FileChoice) {
  const element = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = '' // so that the same file can be chosen again
    onFiles(files)
  }
  return {
    input: (
      <input
        ref={element}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={choose}
      />
    ),
    open: () => element.current?.click(),
  }
}

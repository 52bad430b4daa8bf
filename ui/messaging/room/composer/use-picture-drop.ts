import { type DragEvent, type HTMLAttributes, useState } from 'react'

/** A place to drop pictures on: the attach button is the other way, for who cannot drag. */
export const usePictureDrop = (
  send: (files: readonly File[]) => void,
): HTMLAttributes<HTMLElement> & { readonly 'data-dropping': boolean } => {
  const [isDropping, setDropping] = useState(false)
  return {
    'data-dropping': isDropping,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setDropping(true)
    },
    onDragLeave: () => setDropping(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setDropping(false)
      send([...event.dataTransfer.files])
    },
  }
}

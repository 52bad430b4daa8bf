import { type DragEvent, type HTMLAttributes, useState } from 'react'

/** A text that is dragged is the field's, which takes it by itself. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => [...dataTransfer.types].includes('Files')

/** A place to drop pictures on: the attach button is the other way, for who cannot drag. */
export const usePictureDrop = (
  send: (files: readonly File[]) => void,
): HTMLAttributes<HTMLElement> & { readonly 'data-dropping': boolean } => {
  const [isDropping, setDropping] = useState(false)
  return {
    'data-dropping': isDropping,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setDropping(true)
    },
    onDragLeave: () => setDropping(false),
    onDrop: (event: DragEvent) => {
      setDropping(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      send([...event.dataTransfer.files])
    },
  }
}

import { type DragEvent, type HTMLAttributes, useState } from 'react'

/** Dragged text is handled by the field itself. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => [...dataTransfer.types].includes('Files')

/** A drop target for pictures; the attach button is the alternative. */
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
    onDragLeave: ({ currentTarget, relatedTarget }) =>
      setDropping((before) => before && currentTarget.contains(relatedTarget as Node | null)),
    onDrop: (event: DragEvent) => {
      setDropping(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      send([...event.dataTransfer.files])
    },
  }
}

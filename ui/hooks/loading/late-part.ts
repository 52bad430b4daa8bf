import { useEffect, useRef, useState } from 'react'

export type LatePart<Part> = {
  /** Fetches the part's code; undefined when it will not come, and then the next call asks again. */
  readonly load: () => Promise<Part | undefined>
  /** The part, if its code is there. */
  readonly read: () => Part | undefined
}

/** A part of a page whose code is loaded when it is wanted, or shortly before. */
export const createLatePart = <Part>(fetchPart: () => Promise<Part>): LatePart<Part> => {
  let known: Part | undefined
  const load = async (): Promise<Part | undefined> => {
    known ??= await fetchPart().catch(() => undefined)
    return known
  }
  return { load, read: () => known }
}

/** The part as soon as it is wanted and there. Whoever wants it and cannot have it is told once. */
export const useLatePart = <Part>(
  part: LatePart<Part>,
  isWanted: boolean,
  onMissing?: () => void,
): Part | undefined => {
  const [, setArrived] = useState(false)
  const told = useRef(onMissing)
  told.current = onMissing
  const isMissing = isWanted && !part.read()
  useEffect(() => {
    if (!isMissing) return undefined
    let isThere = true
    void part.load().then((loaded) => {
      if (!isThere) return
      if (loaded) setArrived(true)
      else told.current?.()
    })
    return () => {
      isThere = false
    }
  }, [part, isMissing])
  return part.read()
}

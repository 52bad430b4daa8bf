import { useState } from 'react'

type Refusal = {
  readonly text: string | undefined
  readonly show: (text: string) => void
  readonly clear: () => void
}

/** What the server refused, kept beside the button after its toast has gone. */
export const useRefusal = (): Refusal => {
  const [text, setText] = useState<string | undefined>(undefined)
  return { text, show: setText, clear: () => setText(undefined) }
}

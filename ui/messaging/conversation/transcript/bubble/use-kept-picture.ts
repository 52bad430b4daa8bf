import { useEffect, useState } from 'react'
import type { Messaging } from '../../../../../application/messaging/messaging.ts'

/** A picture that waits to go up since before the page was loaded anew; empty until it is read, and when none is kept. */
export const useKeptPicture = (client: Messaging, clientMsgNo: string, isWanted: boolean): string => {
  const [url, setUrl] = useState('')
  useEffect(() => {
    if (!isWanted) return undefined
    let isThere = true
    let made = ''
    void client.fileOf(clientMsgNo).then((file) => {
      if (!isThere || !(file?.content instanceof Blob)) return
      made = URL.createObjectURL(file.content)
      setUrl(made)
    })
    return () => {
      isThere = false
      setUrl('')
      URL.revokeObjectURL(made)
    }
  }, [client, clientMsgNo, isWanted])
  return url
}

import type { HandedOver } from './handed-over.ts'
import type { Leader } from './leader.ts'
import type { LeaderRequest } from './tab-notes.ts'

type Deps = {
  readonly handedOver: HandedOver
  readonly subscribe: (channelID: string, channelType: number, isWanted: boolean) => void
}

/** Performs in the leading tab what one of the tabs has requested. */
export const performRequest = (
  request: LeaderRequest,
  lead: Leader,
  { handedOver, subscribe }: Deps,
): void => {
  switch (request.ask) {
    case 'connect':
    case 'disconnect':
    case 'retry':
      lead.link[request.ask]()
      break
    case 'sync-conversations':
      void lead.catchUp()
      break
    case 'suspend-upload':
      lead.uploads.suspend(request.clientMsgNo)
      break
    case 'resume-upload':
      lead.uploads.resume(request.clientMsgNo)
      break
    case 'discard':
      handedOver.discard(request.clientMsgNo)
      break
    case 'enqueue':
      handedOver.enqueue(request)
      break
    case 'send-once':
      lead.sendOnce(request.message)
      break
    case 'subscribe':
    case 'unsubscribe':
      subscribe(request.channelID, request.channelType, request.ask === 'subscribe')
  }
}

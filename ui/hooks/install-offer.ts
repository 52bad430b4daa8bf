import { createState } from '../../application/shared/streams.ts'

/** The browser's install prompt, deferred until the shopper asks for it in the settings. */
type InstallEvent = Event & { prompt(): Promise<unknown> }

type InstallOffer =
  /** A press installs the app. */
  | { readonly kind: 'button'; readonly ask: () => Promise<void> }
  /** The shopper has to use the browser's menu. */
  | { readonly kind: 'by-hand' }

const offer$ = createState<InstallOffer | undefined>(undefined)

/** Undefined when there is nothing to offer: already installed, or not supported. */
export const installOffer$ = offer$.stream

const isInstalled = (frame: Window): boolean =>
  frame.matchMedia('(display-mode: standalone)').matches ||
  (frame.navigator as { readonly standalone?: boolean }).standalone === true

/** Phones and tablets whose browsers install only from their menu; newer iPads identify as a Mac. */
const isByHand = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

/** Listens for the browser's install prompt. `early`: one that came before this code was loaded. */
export const followInstallOffer = (frame: Window, early?: Event): void => {
  const accept = (event: Event): void => {
    event.preventDefault()
    const ask = async (): Promise<void> => {
      // A prompt can be used only once; the browser may send another.
      offer$.set(undefined)
      await (event as InstallEvent).prompt()
    }
    offer$.set({ kind: 'button', ask })
  }
  frame.addEventListener('beforeinstallprompt', accept)
  frame.addEventListener('appinstalled', () => offer$.set(undefined))
  if (isInstalled(frame)) return
  if (early) accept(early)
  else if (isByHand(frame.navigator)) offer$.set({ kind: 'by-hand' })
}

import { createState } from '../../application/shared/streams.ts'

/** The browser's own question, held back until the shopper asks for it in the settings. */
type InstallEvent = Event & { prompt(): Promise<unknown> }

export type InstallOffer =
  /** A press installs. */
  | { readonly kind: 'button'; readonly ask: () => Promise<void> }
  /** Only the shopper's own hand can, in the menu of the browser. */
  | { readonly kind: 'by-hand' }

const offer$ = createState<InstallOffer | undefined>(undefined)

/** Undefined where there is nothing to offer, or nothing left to: installed already, or not to be installed. */
export const installOffer$ = offer$.stream

const isInstalled = (frame: Window): boolean =>
  frame.matchMedia('(display-mode: standalone)').matches ||
  (frame.navigator as { readonly standalone?: boolean }).standalone === true

/** Phones and tablets whose browsers install from their menu alone; the newer tablets call themselves a Mac. */
const isByHand = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

/** Listens for the browser's offer to install. `early`: one that came before this code was there. */
export const followInstallOffer = (frame: Window, early?: Event): void => {
  const take = (event: Event): void => {
    event.preventDefault()
    const ask = async (): Promise<void> => {
      // A question can be put once; the browser comes with another if it wants to.
      offer$.set(undefined)
      await (event as InstallEvent).prompt()
    }
    offer$.set({ kind: 'button', ask })
  }
  frame.addEventListener('beforeinstallprompt', take)
  frame.addEventListener('appinstalled', () => offer$.set(undefined))
  if (isInstalled(frame)) return
  if (early) take(early)
  else if (isByHand(frame.navigator)) offer$.set({ kind: 'by-hand' })
}

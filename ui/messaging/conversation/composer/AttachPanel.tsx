import { type ChangeEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Icon, type IconName } from '../../../components/kit.ts'
import { isComposing } from '../../../hooks/forms/use-form.ts'
import { pushOverlayEntry } from '../../../hooks/use-modal.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { useConversation } from '../conversation-context.ts'
import css from './composer.module.css'

type AttachPanelProps = {
  readonly onPictures: (files: readonly File[]) => void
  readonly onDone: () => void
}

type Tile = { readonly icon: IconName; readonly label: string; readonly act: () => void }

/** Not yet in TypeScript's DOM library, nor in every browser. */
type CloseWatchers = { readonly CloseWatcher?: new () => EventTarget & { destroy(): void } }

/**
 * Esc and Back close the panel before leaving the conversation; where the browser does not report Back, our history
 * does.
 */
const useOnLeaving = (frame: RefObject<HTMLElement | null>, leave: () => void): void => {
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => {
    const close = (): void => latest.current()
    const element = frame.current
    const gone = new AbortController()
    const { signal } = gone
    element?.addEventListener('cancel', close, { signal })
    if (element) pushOverlayEntry(element)
    const { CloseWatcher } = globalThis as CloseWatchers
    if (CloseWatcher) {
      const watcher = new CloseWatcher()
      watcher.addEventListener('close', close)
      signal.addEventListener('abort', () => watcher.destroy())
    } else {
      const onKey = (event: KeyboardEvent): void => {
        if (event.key === 'Escape' && !isComposing({ nativeEvent: event })) close()
      }
      document.addEventListener('keydown', onKey, { signal })
    }
    return () => gone.abort()
  }, [frame])
}

/** What can be attached; as high as a keyboard, so that nothing jumps. */
export const AttachPanel = ({ onPictures, onDone }: AttachPanelProps): ReactNode => {
  const { open } = useConversation()
  const { t } = useTranslations()
  const photos = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLFieldSetElement>(null)
  /** When the panel closes, its opener gets the focus, also for a sheet opened from it. */
  const leave = (): void => {
    frame.current?.previousElementSibling?.querySelector('button')?.focus()
    onDone()
  }
  useOnLeaving(frame, leave)
  const picked = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])]
    // So that the same picture can be selected again.
    event.target.value = ''
    if (files.length > 0) onPictures(files)
    leave()
  }
  const pick = (kind: 'product' | 'order') => (): void => {
    leave()
    open({ kind })
  }
  const tiles: readonly Tile[] = [
    { icon: 'image', label: t('chat.conversation.photo'), act: () => photos.current?.click() },
    { icon: 'camera', label: t('chat.conversation.camera'), act: () => camera.current?.click() },
    { icon: 'shopping-bag', label: t('chat.conversation.product'), act: pick('product') },
    { icon: 'package', label: t('chat.conversation.order'), act: pick('order') },
  ]
  const input = {
    type: 'file',
    accept: 'image/*',
    tabIndex: -1,
    'aria-hidden': true,
    onChange: picked,
  } as const
  return (
    <fieldset ref={frame} className={css['panel']} aria-label={t('chat.conversation.attach')} data-layer="">
      {tiles.map(({ icon, label, act }) => (
        <button key={icon} type="button" className={css['tile']} onClick={act}>
          <span className={css['disc']}>
            <Icon name={icon} />
          </span>
          <span>{label}</span>
        </button>
      ))}
      <input {...input} ref={photos} className="visually-hidden" multiple data-pick="photos" />
      <input {...input} ref={camera} className="visually-hidden" capture="environment" data-pick="camera" />
    </fieldset>
  )
}

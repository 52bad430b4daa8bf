import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useApp } from '../../hooks/use-app.ts'
import { useStream } from '../../hooks/use-stream.ts'
import type { TranslationStore } from '../../i18n/translations.ts'

type ToastsProps = { readonly store: TranslationStore }

/**
 * The toasts with all their words for faults come beside the first page, not before it. `ui/main.tsx` asks for
 * them early; should they not come, the next notice asks again.
 */
export const LateToasts = ({ store }: ToastsProps): ReactNode => {
  const shown = useStream(useApp().notices.notices$)
  const [late, setLate] = useState<{ readonly Toasts: ComponentType<ToastsProps> }>()
  useEffect(() => {
    // A change of what is to be shown is the moment to try again.
    if (late || !shown) return
    import('./start-late.ts').then(
      ({ lateParts }) => setLate(lateParts),
      () => undefined,
    )
  }, [late, shown])
  return late && <late.Toasts store={store} />
}

import { type ReactNode, useEffect, useState } from 'react'
import type { Address } from '../../domain/addresses/address.ts'
import { keepPick, pickFrom } from '../../domain/addresses/address-book.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import { fail } from '../../domain/shared/result.ts'
import { ART } from '../components/art.ts'
import { EmptyState, ErrorState, Page, QueryState, SkeletonRows } from '../components/kit.ts'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useBack } from '../hooks/use-navigate.tsx'
import { useFaultText } from '../i18n/fault-text.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { AddressEditor } from './AddressEditor.tsx'
import { usePicked } from './AddressListScreen.tsx'

type AddressMissingProps = {
  readonly fault: ApiFault
  /** The list from which the form was opened. */
  readonly list: string
  readonly onRetry: () => void
}

/**
 * An address that could not be loaded. A refusal would be repeated, so it links to the list instead of offering a
 * retry.
 */
const AddressMissing = ({ fault, list, onRetry }: AddressMissingProps): ReactNode => {
  const { t } = useTranslations()
  const faultText = useFaultText()
  if (fault.kind !== 'rejected') return <ErrorState isTall text={faultText(fault)} onRetry={onRetry} />
  return (
    <EmptyState
      isTall
      image={ART.compass}
      title={t('addresses.missingTitle')}
      text={t('addresses.missingText')}
      href={list}
      replace
      linkLabel={t('addresses.toList')}
    />
  )
}

/** Adds an address, or edits the one in the path (requirements S3 and S5). */
export const AddressFormScreen = ({ params, search }: ScreenProps<'id'>): ReactNode => {
  const { addresses } = useApp()
  const { t } = useTranslations()
  const picked = usePicked()
  const pick = pickFrom(search)
  const list = keepPick('/address', pick)
  const back = useBack(list)
  const known = useStream(addresses.addresses$)
  const { id } = params
  // The page is kept alive behind others: after saving or discarding it starts over.
  const [round, setRound] = useState(0)
  const loaded = useQuery<Address | undefined, ApiFault>({
    key: `${id ?? ''} ${round}`,
    load: () => (id === undefined ? Promise.resolve(fail({ kind: 'cancelled' })) : addresses.loadAddress(id)),
  })
  // The list tells whether it is the first address and which one is new afterwards; after a reload it must be loaded
  // again.
  const isListUnknown = id === undefined && known.phase === 'idle'
  useEffect(() => {
    if (isListUnknown) void addresses.refresh()
  }, [addresses, isListUnknown])
  const renew = (): void => setRound((count) => count + 1)
  const leave = (): void => {
    renew()
    back()
  }
  const saved = (savedId: string | undefined): void => {
    const old = new Set(known.addresses.map((address) => address.id))
    const fresh = addresses.addresses$.value.addresses.filter((address) => !old.has(address.id))
    // The id comes from the answer; without one, it is the new id in the list.
    const isGuessed = known.phase === 'ready' && fresh.length === 1
    const newId = savedId ?? (isGuessed ? fresh[0]?.id : undefined)
    renew()
    // A shopper who added an address while choosing one wants to use it.
    if (pick !== undefined && id === undefined && newId !== undefined) picked(pick, newId)
    else back()
  }
  const title = t(id === undefined ? 'addresses.add' : 'addresses.editTitle')
  if (id === undefined || loaded.value) {
    return (
      <AddressEditor
        key={`${id ?? ''} ${round}`}
        title={title}
        address={id === undefined ? undefined : loaded.value}
        isFirst={known.phase === 'ready' && known.addresses.length === 0}
        onSaved={saved}
        onLeave={leave}
      />
    )
  }
  return (
    <Page column="form" isBusy={loaded.phase === 'loading'} title={title}>
      <QueryState
        query={loaded}
        skeleton={<SkeletonRows count={5} />}
        failed={(fault) => <AddressMissing fault={fault} list={list} onRetry={loaded.retry} />}
      />
    </Page>
  )
}

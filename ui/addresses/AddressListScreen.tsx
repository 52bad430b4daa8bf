import { type ReactNode, useEffect, useState } from 'react'
import type { Address } from '../../domain/addresses/address.ts'
import { isPicking, keepPick, pickFrom, withPicked } from '../../domain/addresses/address-book.ts'
import { showMobile } from '../../domain/addresses/address-text.ts'
import { ART } from '../components/art.ts'
import { addressTag, addressText } from '../components/commerce/delivery/AddressCard.tsx'
import { AddressCard, BottomBar, ConfirmDialog } from '../components/forms.ts'
import formCss from '../components/frame/FormPage.module.css'
import {
  Box,
  BoxBeside,
  Button,
  ButtonLink,
  Card,
  cx,
  EmptyState,
  ErrorState,
  Page,
  PullToRefresh,
  Repeat,
  Skeleton,
} from '../components/kit.ts'
import { useAction, useApp, useStream } from '../hooks/use-app.ts'
import { useNavigate, useWayBack } from '../hooks/use-navigate.tsx'
import { useFaultText } from '../i18n/fault-text.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import css from './addresses.module.css'

type AddressActions = {
  readonly setDefault: (address: Address) => void
  readonly askRemove: (address: Address) => void
  readonly busyId: string | undefined
  readonly dialog: ReactNode
}

/** Makes an address the default one; deletes one after a confirmation. */
const useAddressActions = (): AddressActions => {
  const { addresses, notices } = useApp()
  const { t, language } = useTranslations()
  const [busyId, setBusyId] = useState<string | undefined>(undefined)
  const [toRemove, setToRemove] = useState<Address | undefined>(undefined)
  const [isOpen, setOpen] = useState(false)

  const setDefault = useAction(async ({ id }: Address) => {
    setBusyId(id)
    const answer = await addresses.setDefault(id)
    setBusyId(undefined)
    if (answer.ok) notices.show('success', { kind: 'key', key: 'addresses.mainSaved' })
  })
  const remove = useAction(async ({ id }: Address) => {
    const answer = await addresses.remove(id)
    setOpen(false)
    if (answer.ok) notices.show('success', { kind: 'key', key: 'addresses.deleted' })
  })
  return {
    setDefault: (address) => void setDefault.run(address),
    askRemove: (address) => {
      setToRemove(address)
      setOpen(true)
    },
    busyId,
    dialog: toRemove && (
      <ConfirmDialog
        isOpen={isOpen}
        title={t('addresses.deleteTitle')}
        text={`${toRemove.name}, ${addressText(toRemove, language)}`}
        confirmLabel={t('addresses.delete')}
        isDanger
        isBusy={remove.isBusy}
        onConfirm={() => void remove.run(toRemove)}
        onCancel={() => setOpen(false)}
      />
    ),
  }
}

type AddressItemProps = {
  readonly address: Address
  readonly actions: AddressActions
  readonly editHref: string
  /** Given when choosing an address. */
  readonly onPick?: () => void
}

/** One address with its actions. */
const AddressItem = ({ address, actions, editHref, onPick }: AddressItemProps): ReactNode => {
  const { t, language } = useTranslations()
  // One person may have many addresses, so the name alone is not enough.
  const name = `${address.name}, ${address.detail}`
  const whose = <span className="visually-hidden">{` ${name}`}</span>
  const isBusy = actions.busyId === address.id
  return (
    <Card label={name}>
      <AddressCard
        name={address.name}
        phone={showMobile(address.mobile)}
        address={addressText(address, language)}
        tag={address.tag === '' ? undefined : addressTag(address.tag, t)}
        mark={address.isDefault ? t('addresses.main') : undefined}
        {...(onPick && { onClick: onPick, hasChevron: true })}
        actions={
          <>
            {!address.isDefault && (
              <Button size="sm" kind="text" isBusy={isBusy} onClick={() => actions.setDefault(address)}>
                {t('addresses.makeMain')}
                {whose}
              </Button>
            )}
            <ButtonLink size="sm" kind="line" href={editHref}>
              {t('addresses.edit')}
              {whose}
            </ButtonLink>
            <Button size="sm" kind="line" isDisabled={isBusy} onClick={() => actions.askRemove(address)}>
              {t('addresses.delete')}
              {whose}
            </Button>
          </>
        }
      />
    </Card>
  )
}

/** Goes back to the page that needed an address, with the chosen one, so that it is in the history only once. */
export const usePicked = (): ((pick: string, addressId: string) => void) => {
  const navigate = useNavigate()
  const wayBack = useWayBack()
  return (pick, addressId) => {
    const path = withPicked(pick, addressId)
    if (!wayBack(isPicking(pick), path)) navigate(path, { replace: true })
  }
}

/** Placeholder of two addresses with icon and buttons. */
const AddressesSkeleton = (): ReactNode => (
  <Skeleton>
    <div className={css['list']}>
      <Repeat count={2}>
        <Card>
          <BoxBeside shape="disc">
            <Box shape="title" />
            <Box />
            <Box shape="short" />
          </BoxBeside>
          <div className={css['buttons']}>
            <Box shape="price" />
          </div>
        </Card>
      </Repeat>
    </div>
  </Skeleton>
)

/** The shopper's addresses; `?pick=` is the page for which one is being chosen (requirement S3). */
export const AddressListScreen = ({ search }: ScreenProps): ReactNode => {
  const { addresses } = useApp()
  const { t } = useTranslations()
  const picked = usePicked()
  const faultText = useFaultText()
  const { phase, addresses: known, fault } = useStream(addresses.addresses$)
  const pick = pickFrom(search)
  const actions = useAddressActions()
  useEffect(() => {
    void addresses.refresh()
  }, [addresses])
  const refresh = async (): Promise<boolean> => (await addresses.refresh()).ok
  const isEmpty = known.length === 0
  const addHref = keepPick('/addressForm', pick)
  const isWaiting = isEmpty && (phase === 'idle' || phase === 'loading')
  return (
    <Page
      surface="canvas"
      column="col"
      className={cx(css['short'], formCss['paired'])}
      isBusy={isWaiting}
      title={t(pick === undefined ? 'core.title.address' : 'addresses.pickTitle')}
      footer={
        !isEmpty && (
          <BottomBar column="form">
            <ButtonLink kind="primary" size="lg" icon="plus" isBlock href={addHref}>
              {t('addresses.add')}
            </ButtonLink>
          </BottomBar>
        )
      }
    >
      {isWaiting && <AddressesSkeleton />}
      {isEmpty && phase === 'failed' && fault && (
        <ErrorState isTall text={faultText(fault)} onRetry={() => void addresses.refresh()} />
      )}
      {isEmpty && phase === 'ready' && (
        <EmptyState
          isTall
          image={ART.suitcase}
          title={t('addresses.emptyTitle')}
          text={t('addresses.emptyText')}
          href={addHref}
          linkLabel={t('addresses.add')}
        />
      )}
      {!isEmpty && (
        <PullToRefresh onRefresh={refresh}>
          <ul className={css['list']}>
            {known.map((address) => (
              <li key={address.id}>
                <AddressItem
                  address={address}
                  actions={actions}
                  editHref={keepPick(`/addressForm/${encodeURIComponent(address.id)}`, pick)}
                  {...(pick !== undefined && {
                    onPick: () => picked(pick, address.id),
                  })}
                />
              </li>
            ))}
          </ul>
        </PullToRefresh>
      )}
      {actions.dialog}
    </Page>
  )
}

import { type ReactNode, useEffect } from 'react'
import { ART } from '../components/art.ts'
import {
  AppBar,
  BottomBar,
  Box,
  BoxBeside,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Page,
  PullToRefresh,
  Repeat,
  Skeleton,
} from '../components/kit.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { AddressItem } from './AddressItem.tsx'
import css from './addresses.module.css'
import { keepPick, pickFrom, usePicked } from './pick-path.ts'
import { useAddressActions } from './use-address-actions.tsx'

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
      isBusy={isWaiting}
      bar={
        <AppBar column="col" title={t(pick === undefined ? 'core.title.address' : 'addresses.pickTitle')} />
      }
      footer={
        !isEmpty && (
          <BottomBar column="col">
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
          action={
            <ButtonLink kind="primary" icon="plus" isBlock href={addHref}>
              {t('addresses.add')}
            </ButtonLink>
          }
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

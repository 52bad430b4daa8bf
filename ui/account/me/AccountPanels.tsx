import type { ReactNode } from 'react'
import type { User } from '../../../domain/account/user.ts'
import { showMobile } from '../../../domain/addresses/address-text.ts'
import { AddressCard, addressTag, addressText } from '../../components/commerce/delivery/AddressCard.tsx'
import { Card, Icon, TextLink } from '../../components/kit.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from '../MeScreen.module.css'
import { useCodeState } from '../settings/PasswordRows.tsx'

type HeadProps = { readonly title: string; readonly href: string }

const Head = ({ title, href }: HeadProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <div className={css['panelHead']}>
      <h2>{title}</h2>
      <TextLink href={href}>
        {t('account.manage')}
        <span className="visually-hidden">{` ${title}`}</span>
      </TextLink>
    </div>
  )
}

type FactProps = { readonly label: string; readonly value: string | undefined; readonly isSet: boolean }

/** A tick or a warning, with the same meaning as the text at the end. */
const Fact = ({ label, value, isSet }: FactProps): ReactNode => (
  <li>
    <Icon name={isSet ? 'circle-check' : 'circle-alert'} size={20} className={isSet ? 'ok' : 'warn'} />
    <span className="grow">{label}</span>
    <span className="small ink-2">{value}</span>
  </li>
)

/** On wide screens, below the orders: delivery address and security. */
export const AccountPanels = ({ user }: { readonly user: User | undefined }): ReactNode => {
  const { t, language } = useTranslations()
  const codeState = useCodeState()
  const address = user?.defaultAddress
  return (
    <>
      <Card label={t('account.mainAddress')}>
        <Head title={t('account.mainAddress')} href="/address" />
        {address ? (
          <AddressCard
            name={address.name}
            phone={showMobile(address.mobile)}
            address={addressText(address, language)}
            tag={address.tag === '' ? undefined : addressTag(address.tag, t)}
          />
        ) : (
          <p className="small ink-2">{t('account.noAddress')}</p>
        )}
      </Card>
      <Card label={t('account.security')}>
        <Head title={t('account.security')} href="/security" />
        <ul className={css['facts']}>
          <Fact label={t('account.loginPassword')} value={t('account.codeSet')} isSet />
          <Fact label={t('account.paymentCode')} value={codeState} isSet={user?.hasPaymentCode !== false} />
          <Fact
            label={t('account.mobile')}
            value={user?.mobile ? showMobile(user.mobile) : t('account.codeNotSet')}
            isSet={Boolean(user?.mobile)}
          />
        </ul>
      </Card>
    </>
  )
}

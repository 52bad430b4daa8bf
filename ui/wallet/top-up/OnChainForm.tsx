import { type ReactNode, useState } from 'react'
import {
  isUnsupported,
  type RechargeNetwork,
  TYPED_CHAIN_MAX_LENGTH,
} from '../../../domain/wallet/network.ts'
import { type TopUpReturn, topUpPath } from '../../../domain/wallet/top-up-return.ts'
import { MoneyField, OptionGroup, TextField } from '../../components/forms.ts'
import { Note } from '../../components/kit.ts'
import { useKeptText } from '../../hooks/forms/use-draft.ts'
import { useBack } from '../../hooks/use-navigate.tsx'
import { useTranslations } from '../../i18n/translations.ts'
import { EvidenceField, MoneyFormPage, useMoneyGuard } from '../MoneyFormPage.tsx'
import { DepositCard } from './DepositCard.tsx'
import { useRecharge } from './use-recharge.ts'

type OnChainFormProps = { readonly networks: readonly RechargeNetwork[]; readonly returnTo: TopUpReturn }

/** The form of a blockchain top-up over the server's networks. */
export const OnChainForm = ({ networks, returnTo }: OnChainFormProps): ReactNode => {
  const { t } = useTranslations()
  const back = useBack(topUpPath('/topUp', returnTo))
  const taken = networks.filter(({ name }) => !isUnsupported(name))
  const refused = networks.filter(({ name }) => isUnsupported(name))
  // The network shown first stays selected, even if the order changes: coins may be on their way.
  const [first = ''] = useState(taken[0]?.name)
  const chosen = useKeptText('chain-network', first)
  const network = taken.find(({ name }) => name === chosen.text) ?? taken[0]
  const { form, uploads, isDirty, clear, lost } = useRecharge({
    name: 'chain-top-up',
    returnTo,
    initial: { txHash: '' },
    networks,
    toForm: ({ amount, txHash }, evidence) => ({
      method: 'chain',
      amount,
      txHash,
      evidence,
      network: network?.name ?? '',
    }),
  })
  const guard = useMoneyGuard(isDirty, () => {
    clear()
    back()
  })
  return (
    <MoneyFormPage
      title={t('core.title.walletTopUp')}
      surface="canvas"
      records="/topUpRecord"
      form={form}
      guard={guard}
      lost={lost}
      sendLabel={t('money.chain.done')}
    >
      <OptionGroup
        isEven
        label={t('money.network')}
        value={network?.name}
        options={[
          ...taken.map(({ name }) => ({ value: name, label: name })),
          ...refused.map(({ name }) => ({ value: name, label: name, isDisabled: true })),
        ]}
        onChange={chosen.set}
      />
      {network && <DepositCard key={`${network.name} ${network.address}`} network={network} />}
      <Note tone="warn">
        {network && <p>{t('money.chain.only', { network: network.name })}</p>}
        <p>{t('money.chain.unsupported')}</p>
      </Note>
      <MoneyField {...form.field('amount')} label={t('money.chain.amount')} />
      <TextField
        {...form.field('txHash')}
        label={t('money.chain.txHash')}
        help={t('money.optional')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxCharacters={TYPED_CHAIN_MAX_LENGTH}
      />
      <EvidenceField uploads={uploads} label={t('money.evidence')} error={form.field('evidence').error} />
    </MoneyFormPage>
  )
}

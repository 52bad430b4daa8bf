import { type ReactNode, useState } from 'react'
import type { Address } from '../../domain/addresses/address.ts'
import { addressText } from '../components/commerce/delivery/AddressCard.tsx'
import { ConfirmDialog } from '../components/forms.ts'
import { useAction } from '../hooks/use-action.ts'
import { useApp } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'

export type AddressActions = {
  readonly setDefault: (address: Address) => void
  readonly askRemove: (address: Address) => void
  readonly busyId: string | undefined
  readonly dialog: ReactNode
}

/** Makes an address the default one; deletes one after a confirmation. */
export const useAddressActions = (): AddressActions => {
  const { addresses, notices } = useApp()
  const { t, language } = useTranslations()
  const [busyId, setBusyId] = useState<string | undefined>(undefined)
  const [asked, setAsked] = useState<Address | undefined>(undefined)
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
      setAsked(address)
      setOpen(true)
    },
    busyId,
    dialog: asked && (
      <ConfirmDialog
        isOpen={isOpen}
        title={t('addresses.deleteTitle')}
        text={`${asked.name}, ${addressText(asked, language)}`}
        confirmLabel={t('addresses.delete')}
        isDanger
        isBusy={remove.isBusy}
        onConfirm={() => void remove.run(asked)}
        onCancel={() => setOpen(false)}
      />
    ),
  }
}

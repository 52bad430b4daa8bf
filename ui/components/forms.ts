/**
 * Fields, choices and overlays: what pages that ask something use. A barrel of its own, so that the
 * home page does not carry them.
 */
export { AddressCard, type AddressCardProps } from './AddressCard.tsx'
export { BottomSheet, type BottomSheetProps } from './BottomSheet.tsx'
export { Checkbox, Radio } from './Checkbox.tsx'
export { ConfirmDialog, Dialog } from './Dialog.tsx'
export { type Option, OptionGroup } from './OptionGroup.tsx'
export { SearchField } from './SearchField.tsx'
export { Segmented } from './Segmented.tsx'
export { SelectList, type SelectOption, SelectSheet } from './SelectSheet.tsx'
export { FieldButton, PasswordField, PhoneField } from './SpecialFields.tsx'
export { Stepper } from './Stepper.tsx'
export { Switch } from './Switch.tsx'
export { type Tab, TabPanel, Tabs } from './Tabs.tsx'
export { TextArea, TextField, type TextFieldProps } from './TextField.tsx'

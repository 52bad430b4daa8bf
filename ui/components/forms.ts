/**
 * Fields, choices, rows and overlays for form pages. A barrel of its own, so that the home page does not load them.
 */

export { Checkbox, Radio } from './actions/Checkbox.tsx'
export { Chip, ChipRow } from './actions/Chip.tsx'
export { type Option, OptionGroup } from './actions/OptionGroup.tsx'
export { Segmented } from './actions/Segmented.tsx'
export { Stepper } from './actions/Stepper.tsx'
export { Switch } from './actions/Switch.tsx'
export { type Tab, TabPanel, Tabs } from './actions/Tabs.tsx'
export { AddressCard, type AddressCardProps } from './commerce/delivery/AddressCard.tsx'
export { SearchField } from './fields/SearchField.tsx'
export { SelectList, type SelectOption, SelectSheet } from './fields/SelectSheet.tsx'
export { FieldButton, MoneyField, PasswordField, PhoneField } from './fields/SpecialFields.tsx'
export { TextArea, TextField, type TextFieldProps } from './fields/TextField.tsx'
export { BottomSheet, type BottomSheetProps } from './overlays/BottomSheet.tsx'
export { ConfirmDialog, Dialog } from './overlays/Dialog.tsx'
export { ListGroup, ListRow, type ListRowProps } from './surfaces/ListRow.tsx'

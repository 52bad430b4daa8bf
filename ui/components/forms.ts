/**
 * Fields, choices, rows, overlays and the bar at the foot of form pages. A barrel of its own, so that the home page does not load them.
 */

export { Checkbox, Radio } from './actions/Checkbox.tsx'
export { Chip, ChipRow } from './actions/Chip.tsx'
export { OptionGroup } from './actions/OptionGroup.tsx'
export { Segmented } from './actions/Segmented.tsx'
export { Stepper } from './actions/Stepper.tsx'
export { Switch } from './actions/Switch.tsx'
export { TabPanel, Tabs } from './actions/Tabs.tsx'
export { AddressCard } from './commerce/delivery/AddressCard.tsx'
export { SearchField } from './fields/SearchField.tsx'
export { SelectList, type SelectOption, SelectSheet } from './fields/SelectSheet.tsx'
export { FieldButton, MoneyField, PasswordField, PhoneField } from './fields/SpecialFields.tsx'
export { TextArea, TextField } from './fields/TextField.tsx'
export { BottomBar } from './frame/BottomBar.tsx'
export { BottomSheet } from './overlays/BottomSheet.tsx'
export { ConfirmDialog, Dialog } from './overlays/Dialog.tsx'
export { ListGroup, ListRow } from './surfaces/ListRow.tsx'

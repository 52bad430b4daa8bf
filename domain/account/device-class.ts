/** Requirement S9: the user agent is read as a phone, a tablet, an Android device or a PC. */
export type DeviceClass = 'phone' | 'tablet' | 'android' | 'pc'

/** The device class that a user agent names; PC when it names none. */
export const deviceClassOf = (userAgent: string): DeviceClass => {
  if (/ipad|tablet|playbook|silk|kindle/i.test(userAgent)) return 'tablet'
  if (/android/i.test(userAgent)) return /mobile/i.test(userAgent) ? 'android' : 'tablet'
  if (/iphone|ipod|windows phone|symbian|mobile/i.test(userAgent)) return 'phone'
  return 'pc'
}

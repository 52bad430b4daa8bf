/** The shopper a newcomer signs in as; printed at start and named in the README. */
export const demoAccount = {
  email: 'demo@lintas.shop',
  mobile: '6281234567890',
  username: 'Wijaya',
  nickname: 'Sari',
  password: 'lintas123',
  paymentCode: '246810',
} as const

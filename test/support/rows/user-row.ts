/** The user-info answer (api.md 6). */
export const userRow = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: 7,
  username: 'Wijaya',
  nickname: 'Sari',
  email: 'sari@example.com',
  mobile: '08123456789',
  avatar: '',
  money: '100.00',
  follow: 1,
  like: 2,
  have_pay: 1,
  order_unpaid: 1,
  order_unreceived: 2,
  address: null,
  lang: { file_name: 'dgn' },
  ...change,
})

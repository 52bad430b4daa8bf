/** In the middle of November 2025, in every zone. */
export const MID_MONTH = 1_763_200_000

/** A movement of the wallet, in or out. */
export const billRow = (id: number, isIn: boolean, number: string, balance: string) => ({
  id,
  pm: isIn ? 1 : 0,
  number,
  balance,
  type: isIn ? 'recharge' : 'order',
  title: '',
  link_sn: `NO-${id}`,
  createtime: MID_MONTH - id,
})

/** A top-up by card that waits for somebody to decide. */
export const rechargeRow = { id: 4, price: '50.00', recharge_type: 0, status: 0, createtime: MID_MONTH }

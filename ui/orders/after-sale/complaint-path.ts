/** Where a complaint about an order is written: its number in the path would be that of a complaint. */
export const complaintAbout = (orderId: string): string =>
  orderId === '' ? '/complaint' : `/complaint?order=${encodeURIComponent(orderId)}`

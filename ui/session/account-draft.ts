/** The account that a visitor of this tab has named: whoever forgot the password named it at sign-in already. */
export const ACCOUNT_DRAFT = 'visitor account'

import type { Article, ServerNotice } from '../../domain/account/notice.ts'
import type { PasswordChange, PasswordReset } from '../../domain/account/password.ts'
import type { ProfileForm } from '../../domain/account/profile.ts'
import { type Page, readPage } from '../../domain/api/page.ts'
import { firstTextOf, flagOf, numberOf, readRows, secondsOf, textOf } from '../../domain/api/read.ts'
import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'
import { insidePath } from '../../domain/shared/url.ts'
import { type Api, atField, IN_BACKGROUND, readNothing } from '../api/api-client.ts'

/** api.md 1: the default length of a shopper's list. */
const NOTICES_LIMIT = 20

const readNotice = (row: Fields): ServerNotice | undefined => {
  const id = firstTextOf(row, 'id', 'notice_id')
  if (id === '') return undefined
  return {
    id,
    title: textOf(row['title']),
    content: textOf(row['content']),
    type: textOf(row['type']),
    link: insidePath(textOf(row['link'])),
    isRead: flagOf(row['is_read']),
    createdAt: secondsOf(row['createtime']) ?? 0,
  }
}

/** A page of notices, and the number of unread ones where the server says so. */
export type Notices = { readonly page: Page<ServerNotice>; readonly unread: number | undefined }

const readNotices =
  (page: number) =>
  (data: unknown): Notices | undefined => {
    const rows = readPage(data, readNotice, page, NOTICES_LIMIT)
    return rows && { page: rows, unread: numberOf(fieldsOf(data)?.['unread']) }
  }

const readUnread = (data: unknown) => ({ unread: numberOf(fieldsOf(data)?.['unread']) })

const readArticle = (row: Fields): Article | undefined => {
  const [title, content] = [textOf(row['title']), firstTextOf(row, 'content', 'text')]
  if (title === '' && content === '') return undefined
  return { id: firstTextOf(row, 'id') || title, title, content, createdAt: secondsOf(row['createtime']) }
}

/** One text, or chapters like those of the help articles. */
const readLaw = (data: unknown): string | undefined => {
  if (typeof data === 'string') return data
  const own = firstTextOf(fieldsOf(data) ?? {}, 'content', 'text')
  return (
    own ||
    readRows(data, readArticle)
      ?.map(({ content }) => content)
      .join('\n')
  )
}

const atPasswordField = atField({
  account: 'account',
  captcha: 'code',
  oldpassword: 'old',
  newpassword: 'next',
})
const atProfileField = atField({
  username: 'familyName',
  nickname: 'givenName',
  email: 'email',
  password: 'password',
  birthday: 'birthday',
  bio: 'bio',
})

/** The paths and field names of these account calls (requirement S7, api.md 5 and 6). */
export const createAccountActsApi = ({ api }: { readonly api: Api }) => ({
  notices: (page: number) => api.get('/api/user/notice', { page, limit: NOTICES_LIMIT }, readNotices(page)),
  markRead: (ids: readonly string[] | 'all') =>
    api.post(
      '/api/user/notice_read',
      ids === 'all' ? { all: 1 } : { id: ids.join(',') },
      readUnread,
      IN_BACKGROUND,
    ),
  help: () => api.get('/api/user/help_support', {}, (data) => readRows(data, readArticle)),
  law: () => api.get('/api/user/law', {}, readLaw),
  changePassword: async ({ old, next }: PasswordChange) =>
    atPasswordField(
      await api.post('/api/user/resetpwd', { oldpassword: old, newpassword: next }, readNothing),
    ),
  sendCode: (account: string) =>
    api.post('/api/user/send_code', { account, scene: 'reset' }, readNothing, { isTokenSuppressed: true }),
  resetPassword: async ({ account, code, next }: PasswordReset) =>
    atPasswordField(
      await api.post('/api/user/resetpwd', { account, captcha: code, newpassword: next }, readNothing, {
        isTokenSuppressed: true,
      }),
    ),
  updateProfile: async (form: ProfileForm) => {
    const { avatar, familyName: username, givenName: nickname, email, birthday, gender, bio } = form
    const password = email === undefined ? undefined : form.password
    const sent = { avatar, username, nickname, email, password, birthday, gender, bio }
    const changes = Object.entries(sent).filter(([, value]) => value !== undefined)
    return atProfileField(await api.post('/api/user/profile', Object.fromEntries(changes), readNothing))
  },
})

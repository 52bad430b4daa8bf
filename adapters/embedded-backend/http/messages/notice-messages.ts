import type { Message } from './message.ts'

/**
 * Notices of the shop: `notice-<kind>` is the title and `notice-<kind>-text` the body. They are stored
 * as kind and arguments and put into words when read, so that they follow the reader's language.
 */
export const noticeMessages = {
  'notice-welcome': {
    dgn: 'Selamat datang di Lintas',
    en: 'Welcome to Lintas',
    'zh-cn': '欢迎来到 Lintas',
    ri: 'Lintasへようこそ',
    han: 'Lintas에 오신 것을 환영합니다',
    tai: 'ยินดีต้อนรับสู่ Lintas',
  },
  'notice-welcome-text': {
    dgn: 'Akun Anda siap. Buat kode pembayaran agar bisa membayar dari saldo.',
    en: 'Your account is ready. Set a payment code to pay from your balance.',
    'zh-cn': '您的账户已就绪。设置支付密码后即可使用余额付款。',
    ri: 'アカウントの準備ができました。支払いコードを設定すると残高で支払えます。',
    han: '계정이 준비되었습니다. 결제 코드를 설정하면 잔액으로 결제할 수 있습니다.',
    tai: 'บัญชีของคุณพร้อมใช้งานแล้ว ตั้งรหัสชำระเงินเพื่อจ่ายด้วยยอดเงินคงเหลือ',
  },
} satisfies Record<string, Message>

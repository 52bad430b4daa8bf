import type { Translations } from '../translations.ts'

export const APPLIANCES_IN_JAPANESE: Translations = {
  'Penanak nasi digital 1 liter, 8 menu': 'マイコン炊飯器 5.5合 8メニュー',
  'Nasi pulen dengan panci berlapis tebal dan menu bubur, ketan, serta kukus. Penghangatnya menjaga nasi tidak kering sampai malam.':
    '厚釜コーティングでふっくら炊き上げ。おかゆ・おこわ・蒸し料理にも対応し、保温しても夜までパサつきません。',
  '1 liter beras': '米 1 L',
  'panci aluminium 2,5 mm': '2.5 mm アルミ内釜',

  'Mesin kopi espreso 15 bar, pembuih susu': 'エスプレッソマシン ミルクフォーマー付き',
  'Espreso dengan krema tebal dan susu berbuih dari satu mesin ramping. Tangki airnya dapat dilepas dan dicuci.':
    'スリムな一台で、濃厚なクレマのエスプレッソとふわふわのフォームミルクが楽しめます。水タンクは外して洗えます。',
  '1,2 liter': '1.2 L',

  'Pemanggang roti dua slot, enam tingkat': 'ポップアップトースター 2枚焼き 6段階',
  'Slot lebar untuk roti tebal, dengan tombol hangatkan dan cairkan. Baki remahnya ditarik dari bawah.':
    '厚切りパンも入るワイドスロット。温め直しと解凍ボタン付き。パンくずトレーは下から引き出せます。',

  'Pembuat wafel lipat, antilengket': 'ワッフルメーカー 焦げつきにくい 自立収納',
  'Dua wafel bundar dalam empat menit. Lampunya padam bila suhu siap, dan bisa disimpan berdiri.':
    '丸いワッフルが4分で2枚焼けます。適温になるとランプが消え、立てて収納できます。',
  antilengket: '焦げつきにくい加工',

  'Jam weker dua bel dengan lampu malam': 'ツインベル目覚まし時計 ライト付き',
  'Weker logam yang benar-benar membangunkan, dengan mesin tanpa detak. Tombol di belakang menyalakan lampu layar.':
    'しっかり起きられる金属ベル。秒針の音がしない静かなムーブメントで、背面のボタンで文字盤が光ります。',
  'kuarsa tanpa detak': '静音クオーツ',

  'Baterai AA isi ulang, 8 buah dan pengisi': '単3形充電池 8本 充電器セット',
  'Delapan baterai yang dapat diisi sampai 1.000 kali dan pengisi empat lubang dengan lampu terpisah. Daya simpannya tetap setelah setahun.':
    '約1,000回くり返し使える電池8本と、個別ランプ付き4本用充電器。1年置いても電気が残ります。',
  '8 baterai, 1 pengisi': '電池8本、充電器1台',
  '4 jam': '4時間',

  'Termometer dan higrometer ruang, layar besar': 'デジタル温湿度計 大画面',
  'Suhu dan kelembapan kamar terbaca dari seberang ruangan. Mencatat nilai tertinggi dan terendah 24 jam.':
    '部屋の向こうからでも温度と湿度が読めます。24時間の最高・最低を記録します。',

  'Lampu darurat isi ulang, bisa digantung': '充電式非常灯 吊り下げ対応',
  'Menyala sendiri saat listrik padam dan bertahan delapan jam. Kaitnya pas di paku atau tali tenda.':
    '停電すると自動で点灯し、8時間使えます。フックは釘にもテントのロープにも掛けられます。',
  '8 jam': '8時間',

  'Bohlam LED hangat 9 W, isi 3': 'LED電球 9 W 電球色 3個セット',
  'Cahaya hangat 2.700 K yang dapat diredupkan dan tidak berkedip. Setara lampu pijar 60 watt.':
    '調光できてちらつかない2,700 Kのあたたかい光。白熱電球60 W相当です。',
  '3 tahun': '3年',
  Hangat: '電球色',
  'Putih netral': '昼白色',
  '3 buah': '3個',
  '6 buah': '6個',

  'Pemeras jeruk listrik, baling baja': '電動ジューサー 柑橘用 ステンレス',
  'Jeruk peras tanpa biji untuk sarapan; berputar dua arah begitu ditekan. Semua bagian atasnya bisa dicuci.':
    '押すだけで左右に回り、種の入らない朝のジュースに。上の部品はすべて洗えます。',
  'baja, plastik bebas BPA': 'ステンレス、BPAフリー樹脂',

  'Mikroskop digital 1.000x dengan layar': 'デジタル顕微鏡 1,000倍 モニター付き',
  'Layar tujuh inci menampilkan serangga, koin, dan papan sirkuit. Foto tersimpan ke kartu atau laptop.':
    '7インチ画面で昆虫やコイン、基板を観察。写真はカードやパソコンに保存できます。',
  '7 inci': '7インチ',

  'Jam meja kayu dengan radio dan Bluetooth': '木製置き時計 ラジオ・Bluetooth付き',
  'Jam meja berbadan kayu dengan pengeras suara hangat di baliknya. Radio, Bluetooth, dan dua alarm.':
    '木のボディの後ろに、あたたかい音のスピーカー。ラジオ、Bluetooth、アラーム2つに対応します。',
  'kayu ek': 'オーク材',

  'Mixer audio empat kanal, USB': '4チャンネルミキサー USB',
  'Empat masukan dengan gema digital untuk siaran langsung dan pertemuan. Rekaman langsung ke laptop lewat USB.':
    '4入力にデジタルリバーブを搭載し、配信や会議に。USBでパソコンに直接録音できます。',
  'daya fantom 48 V': '48 V ファンタム電源',
}

import type { Translations } from '../translations.ts'

export const CAMPING_AND_WALKING_IN_JAPANESE: Translations = {
  'Tenda kubah 3 orang, tahan hujan dan angin': 'ドームテント 3人用 防雨・防風',
  'Lapisan luar 3.000 mm dengan jahitan berselotip dan dua pintu. Berdiri dalam delapan menit oleh satu orang.':
    '耐水圧3,000 mmのフライにシームテープ、出入口は2つ。1人でも8分で設営できます。',
  '3 orang': '3人用',
  'aluminium 8,5 mm': 'アルミニウム 8.5 mm',

  'Ransel harian 26 liter, kain daur ulang': 'デイパック 26 L リサイクル素材',
  'Dibuat dari 22 botol plastik bekas, dengan punggung berongga yang tidak membuat gerah. Penutup hujan tersimpan di dasar.':
    'ペットボトル22本分の再生生地。通気する背面でむれにくく、底にレインカバーを収納しています。',
  '26 liter': '26 L',
  'poliester daur ulang': 'リサイクルポリエステル',

  'Sepatu gunung kulit, sol antiselip': '本革トレッキングシューズ 滑りにくいソール',
  'Kulit nubuk dengan selaput tahan air dan sol yang mencengkeram batu basah. Sol dapat diganti di tukang sepatu.':
    '防水透湿膜入りのヌバックと、濡れた岩をつかむソール。ソールは修理店で張り替えられます。',
  'kulit nubuk': 'ヌバック',
  'karet, gigi 5 mm': 'ゴム、ラグ 5 mm',
  'selaput dalam': '内側の防水膜',

  'Kompas kuningan saku': '真ちゅうポケットコンパス',
  'Kompas berpenutup dengan jarum redaman minyak yang cepat tenang. Tutup dalamnya berukir skala untuk peta.':
    'オイル入りで針がすばやく落ち着くふた付きコンパス。内ぶたに地図用の目盛りがあります。',
  'kuningan, kaca': '真ちゅう、ガラス',

  'Senter isi ulang 1.200 lumen': '充電式懐中電灯 1,200ルーメン',
  'Sinar sejauh 200 meter dengan lima tingkat dan mode merah. Badan aluminiumnya tahan jatuh dan tahan hujan.':
    '照射200 m、5段階と赤色灯。アルミボディで落下にも雨にも強い作りです。',
  '4-80 jam': '4〜80時間',

  'Teropong bintang 70 mm dengan tripod': '天体望遠鏡 70 mm 三脚付き',
  'Memperlihatkan cincin Saturnus dan kawah bulan di malam cerah. Termasuk dua lensa mata, pencari titik merah, dan tas.':
    '晴れた夜に土星の輪と月のクレーターが見えます。接眼レンズ2本、赤点ファインダー、バッグ付き。',
  'bukaan 70 mm, fokus 400 mm': '口径70 mm、焦点距離400 mm',
  '2 lensa mata, tripod, tas': '接眼レンズ2本、三脚、バッグ',

  'Topi lari cepat kering': '速乾ランニングキャップ',
  'Topi 48 gram dengan panel jala dan lidah lentur yang bisa dilipat ke saku. Garis pantulnya terlihat saat lari malam.':
    'メッシュパネルの48 g。やわらかなつばはたたんでポケットに入り、夜は反射ラインが光ります。',
  poliester: 'ポリエステル',

  'Sarung tangan hangat layar sentuh': 'タッチ対応 防寒手袋',
  'Rajutan wol merino berlapis bulu halus untuk puncak yang dingin. Telunjuk dan jempolnya bisa menyentuh layar.':
    'メリノニットにフリースの裏地で、冷える山頂でも。親指と人差し指で画面操作ができます。',
  'wol merino 60%': 'メリノウール60%',
  'bulu halus': 'フリース',
  'cuci tangan': '手洗い',

  'Atap terpal 3 x 3 m untuk berkemah': 'キャンプタープ 3 x 3 m',
  'Terpal ringan dengan delapan tali berpantul dan pasak. Menahan hujan dan panas, cukup untuk meja dan empat kursi.':
    '反射ロープ8本とペグ付きの軽量タープ。テーブルと椅子4脚を雨と日差しから守ります。',

  'Panci kemah bersusun titanium, 3 bagian': 'チタンクッカー 3点セット',
  'Panci, wajan, dan cangkir yang bertumpuk rapi dengan tempat tabung gas. Gagang lipatnya tidak panas.':
    '鍋、フライパン、カップが重なり、ガス缶も中に収まります。折りたたみハンドルは熱くなりません。',
  titanium: 'チタン',

  'Kapak tangan baja tempa, gagang hickory': '鍛造手斧 ヒッコリー柄',
  'Kapak 600 gram untuk kayu bakar, diasah dan bersarung kulit. Gagangnya dari hickory yang meredam hentakan.':
    '薪割り用600 g。研ぎ済みで革シース付き。ヒッコリーの柄が衝撃をやわらげます。',
  'baja karbon, hickory': '炭素鋼、ヒッコリー',

  'Tali panjat statis 8 mm': 'スタティックロープ 8 mm',
  'Tali serbaguna untuk jemuran, barang, dan tempat tidur gantung. Bukan untuk menahan jatuh saat memanjat.':
    '物干し、荷物、ハンモックに使える多用途ロープ。クライミングの墜落を止める用途には使えません。',
  poliamida: 'ポリアミド',
  '10 m atau 20 m': '10 mまたは20 m',

  'Peta jalur pendakian Jawa, tahan air': 'ジャワ登山地図 防水',
  'Dua belas gunung pada satu lembar kertas sintetis yang tidak sobek. Skala 1:50.000 dengan titik air dan pos.':
    '破れない合成紙1枚に12の山を収録。縮尺1:50,000、水場と小屋を記載しています。',
  'kertas sintetis': '合成紙',
}

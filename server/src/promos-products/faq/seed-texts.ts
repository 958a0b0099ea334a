/** icon | name of a category. */
export const seededCategories = `
ACCOUNT | Akun dan Keanggotaan
CARD | Kartu Member
PAYMENT | Pembayaran dan Angsuran
ORDER | Pengajuan dan Pesanan
PROMO | Promo dan Keuntungan
SECURITY | Keamanan dan Data Pribadi
`;

/** icon of the category | question | answer | tags | business lines, all where none is named. */
export const seededQuestions = `
ACCOUNT | Bagaimana cara menjadi member? | Datang ke cabang terdekat dengan KTP asli, atau daftar lewat aplikasi.
  Petugas memeriksa data Anda dalam satu hari kerja. | daftar member
ACCOUNT | Apa saja syarat menjadi member? | Warga negara Indonesia, berusia paling sedikit 21 tahun, dan memiliki
  KTP serta nomor telepon yang aktif. | syarat member
ACCOUNT | Bagaimana cara mengganti nomor telepon? | Buka menu Profil di aplikasi, lalu pilih Ganti nomor. Kami
  mengirim kode ke nomor baru. | profil telepon
ACCOUNT | Bagaimana cara mengganti alamat e-mail? | Buka menu Profil di aplikasi, ketik alamat baru, lalu buka
  tautan yang kami kirim ke alamat itu. | profil email
ACCOUNT | Saya lupa kata sandi, apa yang harus dilakukan? | Pilih Lupa kata sandi di halaman masuk. Kode untuk
  membuat kata sandi baru dikirim ke nomor telepon Anda. | sandi masuk
ACCOUNT | Apakah keanggotaan dikenai biaya? | Tidak. Pendaftaran dan keanggotaan tidak dipungut biaya apa pun. |
  biaya
ACCOUNT | Bagaimana cara menutup keanggotaan? | Lunasi semua angsuran, lalu ajukan penutupan di cabang tempat Anda
  terdaftar dengan membawa KTP asli. | tutup
CARD | Berapa lama kartu member dicetak? | Kartu siap diambil di cabang dalam 14 hari kerja setelah keanggotaan
  disetujui. Kami memberi tahu lewat SMS. | kartu cetak
CARD | Di mana saya mengambil kartu member? | Di cabang yang Anda pilih saat mendaftar. Bawa KTP asli dan tunjukkan
  SMS pemberitahuan. | kartu ambil
CARD | Apakah kartu dapat diambil orang lain? | Tidak. Kartu hanya diserahkan kepada pemiliknya sendiri dengan KTP
  asli. | kartu ambil
CARD | Apa yang dilakukan bila kartu hilang? | Segera hubungi pusat layanan atau datang ke cabang. Kartu diblokir
  saat itu juga dan penggantinya dicetak. | kartu hilang
CARD | Apakah ada kartu digital? | Ada. Kartu digital tampil di aplikasi segera setelah keanggotaan aktif, dan
  berlaku sama seperti kartu fisik. | kartu digital
CARD | Apakah kartu member memiliki masa berlaku? | Kartu berlaku lima tahun. Kami mengirim kartu baru sebelum masa
  berlakunya habis. | kartu masa-berlaku
PAYMENT | Bagaimana cara membayar angsuran? | Lewat aplikasi, transfer bank, minimarket, atau di cabang. Siapkan
  nomor kontrak Anda. | angsuran bayar
PAYMENT | Kapan angsuran jatuh tempo? | Setiap bulan pada tanggal yang tertera di kontrak. Kami mengingatkan tiga
  hari sebelumnya. | angsuran
PAYMENT | Apa akibatnya bila terlambat membayar? | Denda dihitung setiap hari sejak jatuh tempo menurut kontrak, dan
  plafon tidak dapat dipakai sampai lunas. | denda
PAYMENT | Bagaimana cara melunasi lebih awal? | Ajukan pelunasan di aplikasi atau di cabang. Jumlahnya dihitung pada
  hari pengajuan. | pelunasan
PAYMENT | Di mana saya melihat sisa angsuran? | Di menu Kontrak saya pada aplikasi. Setiap pembayaran tampil di sana
  paling lambat satu hari kerja kemudian. | angsuran aplikasi
PAYMENT | Apakah bukti pembayaran dikirim? | Ya, lewat e-mail dan di aplikasi. Simpan bukti dari tempat pembayaran
  sampai angsuran tercatat. | bukti
PAYMENT | Bagaimana bila pembayaran belum tercatat? | Hubungi pusat layanan dengan bukti pembayaran. Kami
  memeriksanya dalam satu hari kerja. | bukti bayar
ORDER | Bagaimana cara mengajukan pembiayaan elektronik? | Pilih barang di toko rekanan, tunjukkan kartu member,
  lalu pilih tenor. Petugas toko membantu pengajuan Anda. | pengajuan | SPEKTRA
ORDER | Bagaimana cara mengajukan pembiayaan motor baru? | Kunjungi dealer rekanan atau ajukan lewat situs kami.
  Petugas menghubungi Anda dalam satu hari kerja. | pengajuan motor | NMC
ORDER | Apakah motor bekas dapat dibiayai? | Dapat, selama umurnya pada akhir tenor tidak melebihi sepuluh tahun dan
  suratnya lengkap. | motor bekas | UFI
ORDER | Berapa lama pengajuan diproses? | Pengajuan dengan data lengkap diputuskan dalam satu jam kerja. Anda
  menerima hasilnya lewat SMS dan aplikasi. | pengajuan
ORDER | Dokumen apa yang harus disiapkan? | KTP dan kartu keluarga. Untuk jumlah tertentu kami juga meminta bukti
  penghasilan. | dokumen
ORDER | Bagaimana cara membatalkan pesanan? | Hubungi toko atau cabang sebelum barang diserahkan. Setelah itu
  pesanan tidak dapat dibatalkan. | batal
ORDER | Mengapa pengajuan saya ditolak? | Keputusan bergantung pada banyak hal, antara lain kelengkapan data dan
  riwayat pembayaran. Anda dapat mengajukan lagi setelah 30 hari. | tolak
ORDER | Apakah barang dapat diantar ke rumah? | Dapat, bila toko melayani pengantaran. Biayanya mengikuti ketentuan
  toko. | antar | SPEKTRA
PROMO | Di mana saya melihat promo yang berlaku? | Di halaman Promo pada situs dan aplikasi. Promo berbeda untuk
  setiap cabang. | promo
PROMO | Apa yang dimaksud bunga 0 %? | Anda hanya membayar harga barang yang dibagi rata selama tenor, ditambah
  biaya yang tertera pada simulasi. | promo bunga
PROMO | Apakah promo berlaku di semua cabang? | Tidak selalu. Pilih cabang Anda di halaman Promo untuk melihat yang
  berlaku di sana. | promo cabang
PROMO | Bagaimana cara memakai promo? | Pilih promo saat mengajukan pembiayaan. Angsuran pada simulasi sudah memakai
  promo itu. | promo simulasi
PROMO | Apa keuntungan menjadi member lama? | Member yang pernah melunasi kontrak mendapat rate lebih rendah dan
  proses yang lebih singkat. | member
PROMO | Apakah ada program ajak teman? | Ada. Bagikan kode dari aplikasi, dan dapatkan hadiah setelah teman Anda
  mengambil kontrak pertamanya. | hadiah
SECURITY | Apakah petugas boleh meminta kode OTP? | Tidak. Kode OTP hanya untuk Anda. Jangan memberikannya kepada
  siapa pun, termasuk yang mengaku petugas. | otp penipuan
SECURITY | Bagaimana mengenali penipuan? | Kami tidak pernah meminta transfer ke rekening pribadi. Laporkan pesan
  yang mencurigakan ke pusat layanan. | penipuan
SECURITY | Bagaimana data pribadi saya dilindungi? | Data Anda disimpan terenkripsi dan hanya dibuka petugas yang
  berwenang. Baca Kebijakan Privasi kami. | privasi
SECURITY | Siapa saja yang dapat melihat data saya? | Hanya petugas yang memerlukannya untuk melayani Anda, dan
  setiap pembukaan dicatat. | privasi
SECURITY | Bagaimana meminta salinan data pribadi? | Ajukan permintaan di cabang dengan KTP asli. Kami menjawab
  dalam tiga hari kerja. | privasi data
SECURITY | Apa yang dilakukan bila telepon saya hilang? | Hubungi pusat layanan. Akun dikunci sampai Anda
  mendaftarkan telepon yang baru. | telepon hilang
`;

/** title | text of a section. */
export const seededSections = `
Siapa kami | Kami membiayai barang elektronik, perabot, motor baru dan motor bekas di seluruh Indonesia, dengan
  proses yang singkat dan angsuran yang jelas.
Keanggotaan | Satu kartu member berlaku untuk semua lini. Member yang melunasi kontraknya mendapat proses yang lebih
  cepat.
Jaringan cabang | Lebih dari dua ratus cabang melayani pengajuan, pembayaran dan pengambilan kartu dari Aceh sampai
  Papua.
Tanggung jawab sosial | Kami mendukung pendidikan keuangan keluarga dan pelatihan usaha kecil di sekitar cabang.
Karier | Kami mencari orang yang senang melayani. Lowongan diumumkan di cabang dan di situs ini.
`;

/** A paragraph each. */
export const seededTerms = `
Dengan memakai situs dan aplikasi ini Anda menyetujui syarat dan ketentuan di bawah ini.
Keanggotaan bersifat pribadi dan tidak dapat dipindahtangankan. Anda menjaga kerahasiaan kata sandi dan kode OTP.
Simulasi angsuran bersifat perkiraan; jumlah yang berlaku adalah yang tertera di kontrak.
Kami dapat mengubah syarat dan ketentuan ini. Perubahan yang penting kami mintakan persetujuan Anda kembali.
`;

export const seededPrivacy = `
Kami mengumpulkan data pribadi yang diperlukan untuk keanggotaan, pembiayaan dan layanan kepada Anda.
Data disimpan terenkripsi dan hanya dibuka petugas yang berwenang; setiap pembukaan dicatat.
Anda berhak meminta salinan, perbaikan dan penghapusan data pribadi Anda melalui cabang.
`;

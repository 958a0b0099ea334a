const first =
  `Rina Budi Siti Agus Dewi Made Yohanes Andi Ratna Hendra Wulan Dimas Fitri Joko Maya Rizky Lestari Bayu Indah Eko
Nur Arif Putri Wahyu Sari Dian Teguh Ayu Fajar Mega Irfan Nadia Gilang Tari Yudi Kartika Reza Anisa Doni Lina
Surya Vina Galih Citra Hadi Intan Bambang Yuni Rudi Melati Slamet Tika Ferry Novi Aditya Rahma Cahyo Desi Ilham Wati`
    .trim()
    .split(/\s+/);
const last =
  `Kusumawati Santoso Rahmawati Prasetyo Lestari Suryani Tambunan Wijaya Hidayat Nugroho Saputra Permata Setiawan
Handayani Siregar Gunawan Maulana Pratama Wibowo Hartono Simanjuntak Utami Firmansyah Kurniawan Safitri
Susanto Purnama Anggraini Hakim Puspita Ramadhan Sitorus Halim Mahendra Oktaviani Syahputra Nasution Widodo
Yulianti Adiputra`
    .trim()
    .split(/\s+/);

/** The n-th person of the seeds, counted from 0: 60 first and 40 last names give 120 different pairs. */
export const personName = (index: number): string =>
  `${first[index % first.length] ?? ''} ${last[(index + Math.floor(index / first.length)) % last.length] ?? ''}`;

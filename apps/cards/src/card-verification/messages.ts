import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    noPhotos: 'Pengajuan ini datang tanpa foto. Kembalikan ke pemohon agar KTP dan selfie diunggah.',
    days: '{days} hari {hours} jam', hours: '{hours} jam', next: 'Berikutnya', checkNext: 'Periksa berikutnya', noneLeft: 'Tidak ada aplikasi yang menunggu pemeriksaan', noSteps: 'Tidak ada langkah wajib', faceMatch: 'cocok KTP {score} %',
    step: 'Langkah', result: 'Hasil', score: 'Nilai', photoQuestion: 'Buka {photo}?', photoNote: 'Pembukaan foto dicatat. Foto ditutup lagi setelah {seconds} detik.', openPhoto: 'Buka foto', openPhotoOf: 'Buka foto {photo}',
    closePhoto: 'Tutup foto', closePhotoOf: 'Tutup foto {photo}', closed: 'Tertutup', mayNotOpen: 'Foto hanya dibuka oleh pemeriksanya atau dengan hak membuka data pribadi', ktp: 'KTP', selfie: 'Selfie', document: 'Dokumen {type}', attempt: 'Pengajuan ke-{no}',
    returnedFor: 'alasan: {reasons}', stepsOf: 'Langkah pengajuan ke-{no}', photoOfAttempt: '{photo} pengajuan ke-{no}', history: 'Riwayat', at: 'Waktu', state: 'Status', by: 'Oleh', why: 'Alasan dan catatan',
    decided: 'Keputusan disimpan', check: 'Periksa', sendBackQuestion: 'Kembalikan ke pemeriksa?', sendBack: 'Kembalikan ke pemeriksa', approveQuestion: 'Setujui verifikasi?', approve: 'Setujui', cancelQuestion: 'Batalkan persetujuan?', cancel: 'Batalkan persetujuan',
    note: 'Catatan', noteNeeded: 'Catatan (minimal 20 karakter untuk mengajukan persetujuan)', noteShort: 'Tulis catatan minimal {minimum} karakter', smaller: 'Perkecil {photo}', larger: 'Perbesar {photo}', turn: 'Putar {photo}', zoomOf: 'Ukuran {photo}',
    photoArea: 'Foto {photo}', photoFailed: 'Foto tidak dapat dibuka', keys: 'Tombol: O = OK, X = Tidak OK, panah atas dan bawah = pindah butir. Pada foto: + - R 0.', ok: 'OK', notOk: 'Tidak OK', reasonFor: 'Alasan {item}', reason: 'Alasan', reasons: 'Alasan',
    needReason: 'Pilih minimal satu alasan', returnQuestion: 'Kembalikan ke pemohon?', rejectQuestion: 'Tolak aplikasi?', returnNote: 'Pemohon menerima pesan setiap alasan dan dapat mengajukan ulang.', rejectNote: 'Member tidak dapat mengajukan lagi selama 30 hari. Minimal satu alasan harus penolakan akhir.',
    return: 'Kembalikan', reject: 'Tolak', override: 'Ajukan persetujuan', release: 'Lepas', unset: '{count} butir belum diperiksa', notInOrder: '{count} butir tidak OK: kembalikan atau tolak', stepFailed: 'Ada langkah gagal: ajukan persetujuan',
    noStepFailed: 'Tidak ada langkah gagal: setujui langsung', name: 'Nama', birthDate: 'Tanggal lahir', address: 'Alamat', nameOnCard: 'Nama pada kartu', compare: 'Bandingkan dengan foto', duplicates: 'Kemungkinan orang yang sama', noDuplicates: 'Tidak ditemukan',
    sameNik: 'NIK sama', sameNameBirth: 'nama dan tanggal lahir sama', steps: 'Langkah otomatis', earlier: '{count} pengajuan sebelumnya dikembalikan: {reasons}.', compareAttempts: 'Bandingkan', checklist: 'Daftar periksa',
    notKept: 'Temuan belum tersimpan.', again: 'Coba lagi', nowIn: 'Status sekarang:', open: 'Buka detail', loading: 'Mengambil aplikasi…', verifiersOnly: 'Hanya pemeriksa yang dapat memeriksa aplikasi.',
  },
  en: {
    noPhotos: 'This application came without photos. Return it, so that KTP and selfie are uploaded.',
    days: '{days} days {hours} hours', hours: '{hours} hours', next: 'Next', checkNext: 'Check the next', noneLeft: 'No application awaits checking', noSteps: 'No step is required', faceMatch: 'like KTP {score} %',
    step: 'Step', result: 'Result', score: 'Score', photoQuestion: 'Open {photo}?', photoNote: 'Opening a photo is recorded. It is closed again after {seconds} seconds.', openPhoto: 'Open photo', openPhotoOf: 'Open photo {photo}',
    closePhoto: 'Close photo', closePhotoOf: 'Close photo {photo}', closed: 'Closed', mayNotOpen: 'Photos open for their verifier, or with the right to reveal personal data', ktp: 'KTP', selfie: 'Selfie', document: 'Document {type}', attempt: 'Attempt {no}',
    returnedFor: 'for: {reasons}', stepsOf: 'Steps of attempt {no}', photoOfAttempt: '{photo} of attempt {no}', history: 'History', at: 'Time', state: 'State', by: 'By', why: 'Reasons and note',
    decided: 'Decision saved', check: 'Check', sendBackQuestion: 'Send back to the verifier?', sendBack: 'Send back to the verifier', approveQuestion: 'Approve the verification?', approve: 'Approve', cancelQuestion: 'Withdraw the approval?', cancel: 'Withdraw the approval',
    note: 'Note', noteNeeded: 'Note (at least 20 characters to send for approval)', noteShort: 'Write a note of at least {minimum} characters', smaller: 'Make {photo} smaller', larger: 'Make {photo} larger', turn: 'Turn {photo}', zoomOf: 'Size of {photo}',
    photoArea: 'Photo {photo}', photoFailed: 'The photo cannot be opened', keys: 'Keys: O = OK, X = Not OK, up and down arrows = other item. On a photo: + - R 0.', ok: 'OK', notOk: 'Not OK', reasonFor: 'Reason for {item}', reason: 'Reason', reasons: 'Reasons',
    needReason: 'Choose at least one reason', returnQuestion: 'Return to the applicant?', rejectQuestion: 'Reject the application?', returnNote: 'The applicant gets the message of each reason and may apply again.', rejectNote: 'The member cannot apply again for 30 days. At least one reason must be a final rejection.',
    return: 'Return', reject: 'Reject', override: 'Send for approval', release: 'Release', unset: '{count} items not looked at yet', notInOrder: '{count} items not OK: return or reject', stepFailed: 'A step has failed: send for approval',
    noStepFailed: 'No step has failed: approve directly', name: 'Name', birthDate: 'Birth date', address: 'Address', nameOnCard: 'Name on card', compare: 'Compare with the photos', duplicates: 'Maybe the same person', noDuplicates: 'None found',
    sameNik: 'same NIK', sameNameBirth: 'same name and birth date', steps: 'Automatic steps', earlier: '{count} earlier attempts were returned: {reasons}.', compareAttempts: 'Compare', checklist: 'Checklist',
    notKept: 'The findings are not kept yet.', again: 'Try again', nowIn: 'State now:', open: 'Open detail', loading: 'Claiming the application…', verifiersOnly: 'Only verifiers can check applications.',
  },
});

import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    choose: 'Pilih file', replace: 'Ganti file', drop: 'atau seret ke sini', dropOrPaste: 'atau seret ke sini, atau tempel (Ctrl+V)', remove: 'Hapus gambar', clear: 'Batalkan pilihan',
    uploading: 'Mengunggah {percent}%', cancel: 'Batalkan unggahan', preview: 'Pratinjau {width} piksel', rule: '{kinds} maksimal {limit}',
    imageRule: '{width}×{height} piksel, {kinds}, maksimal {limit}', loading: 'Memuat gambar…', failed: 'Gambar gagal dimuat', chosen: '{name} ({size})',
  },
  en: {
    choose: 'Choose a file', replace: 'Choose another file', drop: 'or drop it here', dropOrPaste: 'or drop it here, or paste (Ctrl+V)', remove: 'Remove the picture', clear: 'Clear the choice',
    uploading: 'Uploading {percent}%', cancel: 'Cancel the upload', preview: 'Preview at {width} pixels', rule: '{kinds} at most {limit}',
    imageRule: '{width}×{height} pixels, {kinds}, at most {limit}', loading: 'Loading the picture…', failed: 'The picture could not be loaded', chosen: '{name} ({size})',
  },
});

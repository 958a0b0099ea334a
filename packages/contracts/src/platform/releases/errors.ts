import { text } from '../../core/text.ts';

/** Refusals of the release registry. */
export const releaseErrors = {
  RELEASE_TOKEN: { status: 401, text: text('Token rilis tidak berlaku', 'The release token is not valid') },
  RELEASE_NOT_YOURS: {
    status: 403,
    text: text('Token ini hanya untuk remote {remote}', 'This token is for the remote {remote} only'),
  },
  RELEASE_UNKNOWN: { status: 404, text: text('Versi {version} tidak ada', 'There is no release {version}') },
  RELEASE_REMOVED: {
    status: 410,
    text: text('Berkas versi {version} sudah dihapus', 'The files of {version} have been removed'),
  },
  RELEASE_EXISTS: {
    status: 409,
    text: text('Versi {version} sudah ada dengan isi lain', 'The release {version} exists with other content'),
  },
  RELEASE_BROKEN: { status: 422, text: text('Rilis tidak utuh: {fault}', 'The release is not whole: {fault}') },
  RELEASE_SIGNATURE: {
    status: 422,
    text: text('Tanda tangan rilis tidak cocok dengan kunci tim', 'The signature does not match the key of the team'),
  },
  RELEASE_CONTRACT: {
    status: 409,
    text: text(
      'Dibangun untuk kontrak {contract}, konsol memakai {shell}',
      'Built for contract {contract}, the console has {shell}',
    ),
  },
  RELEASE_BUDGET: { status: 422, text: text('Anggaran terlampaui: {budget}', 'Over budget: {budget}') },
  RELEASE_STEPPED_BACK: {
    status: 409,
    text: text(
      'Konsol sudah mundur otomatis dari versi {version}. Nyatakan jika tetap akan dipakai',
      'The console has stepped back from {version}. Say so if it is to be used again',
    ),
  },
  RELEASE_PINNED: {
    status: 409,
    text: text('Remote dikunci pada versi {version}', 'The remote is pinned to {version}'),
  },
  NO_PREVIOUS_RELEASE: { status: 409, text: text('Tidak ada versi sebelumnya', 'There is no previous release') },
  NO_CANARY: { status: 409, text: text('Tidak ada canary', 'There is no canary') },
  CANARY_FOR_NOBODY: {
    status: 422,
    text: text('Isi persentase, pengguna, atau peran', 'Give a share, users or roles'),
  },
  NOTHING_TO_UNDO: {
    status: 409,
    text: text('Tidak ada perubahan yang dapat dibatalkan', 'There is no change to undo'),
  },
  RELEASE_CLAIM: {
    status: 422,
    text: text('Rilis memakai milik pihak lain: {claim}', 'The release takes what is another’s: {claim}'),
  },
  RELEASE_OWNER: {
    status: 422,
    text: text(
      'Pemilik remote ini {owner}. Pemilik hanya diubah di halaman rilis',
      'The owner of this remote is {owner}. It is changed on the page of releases only',
    ),
  },
  RELEASE_UNSIGNED: {
    status: 409,
    text: text(
      'Versi {version} belum ditandatangani kunci tim, jadi tidak dapat diberikan kepada siapa pun',
      'The release {version} is not signed by the key of its team, so it cannot be given to anybody',
    ),
  },
  RELEASE_NEVER_STABLE: {
    status: 409,
    text: text(
      'Versi {version} belum pernah stabil, jadi tidak dapat dikembalikan. Jadikan stabil',
      'The release {version} has never been stable, so nothing can be rolled back to it. Promote it',
    ),
  },
  RELEASE_TOKEN_NAME: {
    status: 422,
    text: text(
      'Nama ini milik seorang pengguna. Beri nama lain kepada token',
      'This is the name of a user. Give the token another one',
    ),
  },
  RELEASE_KEY_ROTATING: {
    status: 409,
    text: text('Pergantian kunci masih berjalan', 'The key is being changed already'),
  },
} as const;
